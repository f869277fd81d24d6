import { Owner } from './owner.tsx';
import { Pay } from './pay.tsx';

/** Two small forms on one page: a paycheck, and the owner's choice of an S corporation. */
export function Tool() {
  return (
    <>
      <Pay />
      <Owner />
    </>
  );
}
