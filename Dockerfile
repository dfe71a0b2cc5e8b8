# patolli as one image: docker build -t patolli . && docker run -p 8000:8000 -v patolli:/data patolli
FROM node:24-slim AS web
COPY web /patolli/web
COPY src/patolli/locale /patolli/src/patolli/locale
RUN cd /patolli/web && npm ci --omit=dev && npm run build

FROM python:3.11-slim-trixie AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
COPY requirements/serve.lock /
RUN pip wheel --require-hashes --wheel-dir /wheels -r /serve.lock
COPY . /patolli
COPY --from=web /patolli/src/patolli/server/web /patolli/src/patolli/server/web
# What it is built with is among those wheels, so nothing comes from elsewhere.
RUN pip wheel --no-index --find-links /wheels --no-deps --wheel-dir /wheels /patolli

FROM python:3.11-slim-trixie
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN --mount=from=build,source=/wheels,target=/wheels \
    pip install --no-index --find-links /wheels "patolli[server]" \
    && useradd --create-home patolli && mkdir /data && chown patolli /data
USER patolli
WORKDIR /data
VOLUME /data
EXPOSE 8000
ENV PATOLLI_HOST=0.0.0.0 PATOLLI_PORT=8000 PATOLLI_DATABASE=sqlite:////data/patolli.db
HEALTHCHECK --interval=30s CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:$PATOLLI_PORT/healthz')"
CMD ["patolli", "serve"]
