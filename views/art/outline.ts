/** The ground plan of an upright solid, in model units. */
export type Outline = readonly (readonly [x: number, y: number])[];

/** Twice the area inside; positive when the outline runs from x to y. */
export function windingArea(ring: Outline): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

type WallRun = { right: boolean; depth: number; points: [number, number][] };

/** The walls that face the viewer, from back to front, joined where neighbors catch the same light. */
export function wallRuns(ring: Outline, sin: number, cos: number): WallRun[] {
  const runs: WallRun[] = [];
  let open: WallRun | undefined;
  const start = ring.findIndex((_, i) => !wallAt(ring, i, sin, cos));
  for (let k = 0; k < ring.length; k++) {
    const i = (Math.max(start, 0) + k) % ring.length;
    const wall = wallAt(ring, i, sin, cos);
    if (!wall) {
      open = undefined;
      continue;
    }
    if (!open || open.right !== wall.right) {
      open = { right: wall.right, depth: wall.depth, points: [wall.from] };
      runs.push(open);
    }
    open.points.push(wall.to);
    open.depth = Math.max(open.depth, wall.depth);
  }
  return runs.sort((a, b) => a.depth - b.depth);
}

function wallAt(ring: Outline, i: number, sin: number, cos: number) {
  const [x0, y0] = ring[i]!;
  const [x1, y1] = ring[(i + 1) % ring.length]!;
  const normal = [(y1 - y0) * sin, (x0 - x1) * cos];
  if (normal[0]! + normal[1]! <= 1e-6) return undefined;
  return {
    right: (y1 - y0) * cos > (x0 - x1) * sin,
    depth: (x0 + x1) * sin + (y0 + y1) * cos,
    from: [x0, y0] as [number, number],
    to: [x1, y1] as [number, number],
  };
}

export function roundedRectangle(x: number, y: number, a: number, b: number, radius: number, steps = 5): Outline {
  const corners = [
    [x + a - radius, y + b - radius],
    [x + radius, y + b - radius],
    [x + radius, y + radius],
    [x + a - radius, y + radius],
  ] as const;
  return corners.flatMap(([cx, cy], quarter) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = (Math.PI / 2) * (quarter + i / steps);
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    }),
  );
}
