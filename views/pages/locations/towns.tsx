import { staticPage } from '#views/components/static-page.tsx';

export const { Page, preload, head } = staticPage(() => import('./towns-page.tsx'));
