import { useEffect } from 'react';
import { rememberOpenGroups } from '../form/open-groups.ts';
import { Owner } from './owner.tsx';
import { Pay } from './pay.tsx';

/** Two forms: the paycheck, and the comparison with an S corporation. */
export function Tool() {
  useEffect(() => rememberOpenGroups('paycheck'), []);
  return (
    <>
      <Pay />
      <Owner />
    </>
  );
}
