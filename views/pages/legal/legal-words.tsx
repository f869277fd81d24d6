import type { ReactNode } from 'react';
import { listed } from '#shared/format/text.ts';
import { consentLabel } from '#shared/site/page-context.ts';
import { embedOrigins, type ThirdPartyId, thirdParties } from '#shared/site/third-parties.ts';
import { Link } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

// What the legal texts say of how this site is set up: words, and parts that only some set-ups have.

type Part = { children: ReactNode };

/** The brand's email address, or "us" without one. */
export function EmailLink() {
  const { email } = usePageContext().brand.contact;
  return email ? <a href={`mailto:${email}`}>{email}</a> : 'us';
}

export function PortalLink({ children }: Part) {
  return <Link to={usePageContext().brand.portalUrl}>{children}</Link>;
}

/** The names of the brands: "A, B and C", or with another mark between them. */
export function OurNames({ between }: { between?: string }) {
  const names = usePageContext().siblings.map(({ name }) => name);
  return between ? names.join(between) : listed(names);
}

/** How papers are protected, where the owner has said so. */
export function Protection() {
  const { protection } = usePageContext().brand.trust;
  return protection.length > 0 && <p>{protection.join(' ')}</p>;
}

/** What visitors use that others run. */
export function OtherServices() {
  const { schedulingUrl } = usePageContext().brand;
  return `The client portal${schedulingUrl ? ', the sign-in application and the booking calendar' : ' and the sign-in application'}`;
}

/** The label of the button that asks for consent again. */
export function ConsentButton() {
  return `“${consentLabel}”`;
}

/** The hosts of players that articles may show. */
export function EmbedHosts() {
  return embedOrigins.map((origin) => new URL(origin).hostname).join(', ');
}

export function ThirdPartyNames() {
  const used = Object.keys(usePageContext().thirdParties) as ThirdPartyId[];
  return used.map((id) => thirdParties[id].words).join(', ');
}

/** Shown where scripts of other companies are set up. */
export function WithThirdParties({ children }: Part) {
  return Object.keys(usePageContext().thirdParties).length > 0 && children;
}

/** Shown where none are. */
export function WithoutThirdParties({ children }: Part) {
  return Object.keys(usePageContext().thirdParties).length === 0 && children;
}

/** Shown where another company's calendar takes the bookings. */
export function WithCalendar({ children }: Part) {
  return usePageContext().brand.schedulingUrl && children;
}

/** Shown where the brand sends its news by email. */
export function WithNewsletter({ children }: Part) {
  return usePageContext().brand.newsletterUrl && children;
}
