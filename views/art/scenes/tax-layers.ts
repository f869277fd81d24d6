import { M, type Material, type Scene, V } from '../iso-kit.ts';
import lettering from '../lettering.json' with { type: 'json' };
import { rect } from '../props.ts';

type Layer = { name: keyof typeof lettering.words; size: number; material: Material; text: string };

/** From the ground up: each lies within the one below it. */
const layers: Layer[] = [
  { name: 'Federal', size: 268, material: M.k, text: V('p1') },
  { name: 'State', size: 232, material: M.n, text: V('k3') },
  { name: 'City', size: 196, material: M.c, text: V('txt') },
  { name: 'School district', size: 160, material: M.p, text: V('k3') },
];
const thickness = 28;

/** A house on the layers of tax that hold at its address; in the hero the smaller two drop, then the house. */
export function taxLayers(s: Scene): void {
  for (const [i, layer] of layers.entries())
    if (i < 2) plate(s, i, layer);
    else s.later(1, () => plate(s, i, layer));
  s.later(2, () => address(s));
}

function plate(s: Scene, order: number, { name, size, material, text }: Layer): void {
  const [at, z] = [(layers[0]!.size - size) / 2, order * thickness];
  if (order > 0) s.shadow(at, at, size, size, thickness, z);
  s.slab(at, at, size, size, thickness, 14, material, z);
  s.onLeft(
    at,
    at + size,
    z + thickness,
    `<path transform="translate(18 20)" d="${lettering.words[name].d}" fill="${text}"/>`,
  );
}

function address(s: Scene): void {
  const z = layers.length * thickness;
  s.shadow(92, 98, 84, 62, 60, z);
  s.box(92, 98, z, 84, 62, 44, M.n);
  s.onLeft(
    92,
    160,
    z + 44,
    rect(8, 11, 18, 17, V('gl'), 1.5) + rect(34, 12, 16, 32, V('b3'), 1.5) + rect(58, 11, 18, 17, V('lit'), 1.5),
  );
  s.onRight(176, 160, z + 44, [10, 36].map((x) => rect(x, 12, 15, 17, V('gl'), 1.5)).join(''));
  s.gable(92, 98, z + 44, 84, 62, 40, M.k, 7);
  s.tree(196, 86, z, 11);
}
