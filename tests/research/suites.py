"""PettingZoo's own suites. Importing them imports games of its own, in a way that it warns about itself."""

import warnings

with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test as api_test
    from pettingzoo.test import max_cycles_test as max_cycles_test
    from pettingzoo.test import parallel_api_test as parallel_api_test
    from pettingzoo.test import parallel_seed_test as parallel_seed_test
    from pettingzoo.test import render_test as render_test
    from pettingzoo.test import seed_test as seed_test
