import type { Brand, BrandId } from '#shared/brands/index.ts';
import type { ContactValues } from '#shared/contact/contact-schema.ts';

/** One accepted message of a visitor, with sensitive numbers masked. */
export type Lead = {
  /** 32 hexadecimal digits; the same for a retry of the same message. */
  id: string;
  brand: BrandId;
  values: ContactValues;
  /** Text fields of an API client that the form does not have, by name. */
  further: Record<string, string>;
  page: string | null;
  /** Path of the page that the visitor saw before. */
  cameFrom?: string | null;
  /** Number of the tax letter that it is about. */
  letter?: string | null;
  receivedAt: Date;
  /** `possible` is mailed with a mark in the subject, `likely` is quarantined. */
  spam: 'no' | 'possible' | 'likely';
  /** Sensitive numbers were found and masked. */
  masked: boolean;
};

export type MailBrand = Pick<
  Brand,
  'id' | 'name' | 'shortName' | 'domains' | 'themeColor' | 'contact' | 'serviceOptions' | 'portalUrl'
>;

/** A composed email; its bytes are the same in every attempt. */
export type Mail = {
  id: string;
  brand: BrandId;
  messageId: string;
  subject: string;
  envelope: { from: string; to: string[] };
  raw: Buffer;
  /** Not sent after this, in milliseconds since 1970. */
  until?: number | undefined;
};
