"""When events are busy, by python-dateutil's rules and the system's time zones: one JSON event per line of input."""

import json
import sys
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from dateutil.rrule import rrulestr

period_start, period_end = (datetime.fromtimestamp(int(word) / 1000, ZoneInfo("UTC")) for word in sys.argv[1:3])
# One that began before the period may still last.
margin = timedelta(days=12)


def busy(event):
    zone = ZoneInfo(event["zone"])
    utc = lambda wall: wall.replace(tzinfo=zone).astimezone(ZoneInfo("UTC"))
    walls = lambda texts: [datetime.fromisoformat(text) for text in texts]
    start = datetime.fromisoformat(event["start"])
    rule = rrulestr("RRULE:" + event["rule"], dtstart=start)
    first, last = (time.astimezone(zone).replace(tzinfo=None) for time in (period_start - margin, period_end + margin))
    until = event.get("until") and datetime.fromisoformat(event["until"])
    found = [wall for wall in [start, *walls(event["starts"])] if first <= wall <= last]
    found += [wall for wall in rule.between(first, last, inc=True) if not until or wall <= until]
    excluded = {utc(wall) for wall in walls(event["excluded"])}
    whole = [(utc(wall), wall, event["days"], event["minutes"]) for wall in found if utc(wall) not in excluded]
    for other in event["others"]:
        wall = datetime.fromisoformat(other["start"])
        whole.append((utc(wall), wall, 0, other["minutes"]))
    spans = set()
    for begin, wall, days, minutes in whole:
        end = utc(wall + timedelta(days=days)) if days else begin + timedelta(minutes=minutes)
        begin, end = max(begin, period_start), min(end, period_end)
        if begin < end:
            spans.add((round(begin.timestamp() * 1000), round(end.timestamp() * 1000)))
    merged = []
    for begin, end in sorted(spans):
        if merged and begin <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([begin, end])
    return merged


for line in sys.stdin:
    print(json.dumps(busy(json.loads(line))))
