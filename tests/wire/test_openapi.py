"""The OpenAPI document describes every message and shows its example."""

import json

import msgspec
import pytest
from litestar.serialization import encode_json

from patolli.server.app import Config, application
from wire.examples import examples, messages


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar's about its next version
def test_the_document_has_the_description_and_the_example_of_every_message() -> None:
    document = encode_json(application(Config("sqlite:///patolli.db")).openapi_schema.to_schema())
    schemas = json.loads(document)["components"]["schemas"]
    for kind in messages():
        assert schemas[kind.__name__]["examples"] == [_example(kind)]
        assert (kind.__doc__ or "").startswith(schemas[kind.__name__]["description"].partition("\n")[0])


def _example(kind: type[msgspec.Struct]) -> object:
    (example,) = examples(kind)
    return json.loads(example)
