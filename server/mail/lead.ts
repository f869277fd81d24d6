import type { Brand, BrandId } from '#shared/brands/index.ts';
import type { ContactValues } from '#shared/contact/contact-schema.ts';

/** One accepted message of a visitor, numbers that do not belong in e-mail already masked. */
export type Lead = {
  /** 32 hexadecimal digits; the same for a retry of the same message. */
  id: string;
  brand: BrandId;
  values: ContactValues;
  /** Path of the page that the form was on. */
  page: string | null;
  receivedAt: Date;
  /** `possible` is mailed with a mark in the subject, `likely` is quarantined. */
  spam: 'no' | 'possible' | 'likely';
  /** True when digits were masked before the message came here. */
  masked: boolean;
};

/** What the message needs to know of a brand. */
export type MailBrand = Pick<
  Brand,
  'id' | 'name' | 'shortName' | 'domains' | 'themeColor' | 'contact' | 'serviceOptions' | 'portalUrl'
>;

/** A finished e-mail; the bytes stay the same however often it is tried. */
export type Mail = {
  id: string;
  brand: BrandId;
  messageId: string;
  subject: string;
  envelope: { from: string; to: string[] };
  raw: Buffer;
};
