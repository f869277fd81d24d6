import { telHref } from '#shared/format/text.ts';

const phoneNumber = /(\b\d{3}-\d{3}-\d{4}\b)/;

/** A text with its telephone numbers as links, each on one line. */
export function PhoneLinks({ text }: { text: string }) {
  return text.split(phoneNumber).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} className="whole" href={telHref(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
