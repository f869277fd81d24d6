import { Owner } from './owner.tsx';
import { Pay } from './pay.tsx';

/** Two forms: the paycheck, and the comparison with an S corporation. */
export function Tool() {
  return (
    <>
      <Pay />
      <Owner />
    </>
  );
}
