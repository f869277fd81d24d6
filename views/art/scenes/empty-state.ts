import { M, type Scene, V } from '../iso-kit.ts';
import { pencil, rect } from '../props.ts';

/** A ledger with its rules drawn and nothing written in it yet. */
export function emptyState(s: Scene): void {
  s.block(44, 70, 172, 124, 7, M.k);
  for (const x of [49, 132]) {
    s.box(x, 75, 7, 79, 114, 7, M.p);
    s.onTop(x, 75, 14, page());
  }
  s.poly([s.P(120, 189, 14), s.P(126, 189, 14), s.P(126, 212, 0), s.P(120, 212, 0)], V('b2'));
  pencil(s, 226, 96, 74);
}

function page(): string {
  let art = rect(50, 6, 1.4, 102, V('b2')) + rect(53.6, 6, 1.4, 102, V('b2'));
  for (let i = 0; i < 9; i++) art += rect(7, 16 + i * 10, 65, 1.2, V('pl'));
  return art;
}
