"""Work in numbered pieces, done by processes here or on a Ray cluster, and resumed by number.

A `Job` says what a piece is; `run` has pieces done, `resume` also keeps each result before giving
it. The arena's contests and self-play are jobs.
"""

from ostraka.work.job import Job, derived_seed
from ostraka.work.pool import check_workers, cores, resume, run

__all__ = ["Job", "check_workers", "cores", "derived_seed", "resume", "run"]
