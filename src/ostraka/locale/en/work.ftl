### Work shared by several processes.

work-workers = The number of workers is between 1 and { $most }.
work-failed = The games cannot be played: { $reason }.
work-died = A process died twice in the same game ({ $reason }); the same command resumes.
work-code-changed = The rules or the bots were changed while games were being played; what was played before is safe.
work-ray-address = There is no Ray cluster at “{ $address }”: { $reason }
work-ray-code = A machine in the cluster has different rules or bots from this one.
