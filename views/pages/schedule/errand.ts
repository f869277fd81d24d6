import type { Brand } from '#shared/brands/index.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { serviceOwner } from '#shared/site/page-owner.ts';
import {
  isLetterName,
  payrollSwitch,
  serviceChoice,
  serviceName,
  serviceOf,
} from '#views/components/contact-form/service-choice.ts';
import { scheduleCopies } from './schedule-copy.tsx';

/** What a meeting is about, as its topic says. */
export type Errand = {
  topic: string;
  /** Null where the topic belongs to none. */
  service: ServiceSlug | null;
  /** Number of a tax letter. */
  letter: string | null;
  /** The firm takes payroll over. */
  isSwitch: boolean;
};

type Options = Pick<Brand, 'id' | 'serviceOptions'>;

const letterTopic = 'Letter: ';
const switchTopic = 'Switch of payroll';

/** The topic that the booking form begins with where one came from a service page, or from a letter. */
export function topicFrom(brand: Options, service: string | null, letter: string | null): string {
  if (letter && isLetterName(letter)) return letterTopic + letter;
  if (service === payrollSwitch) return switchTopic;
  return serviceChoice(brand, service);
}

/** @param ofLetter the service that answers the letter, where it is about one */
export function errandOf(topic: string, ofLetter: ServiceSlug | null): Errand {
  // Topics of earlier bookings have no colon.
  const letter = /^Letter:? (.+)$/s.exec(topic)?.[1] ?? null;
  const isSwitch = topic === switchTopic;
  return { topic, letter, isSwitch, service: isSwitch ? 'payroll' : letter ? ofLetter : serviceOf(topic) };
}

/** What a topic is called: by the brand's form, or as a service; without one, a call of the payroll brand is about payroll. */
export function aboutOf({ id, serviceOptions }: Options, { topic, service }: Errand): string {
  const option = serviceOptions.find(({ value }) => value === topic);
  const meant = topic === '' && id === 'payroll' ? 'payroll' : service;
  return option?.label ?? (meant ? serviceName(meant) : topic);
}

/** The brand whose kind of work a meeting is: this one for all that its form lists but taxes, which one brand does. */
export function ownerOf({ id, serviceOptions }: Options, { topic, service }: Errand) {
  const isListed = topic !== 'taxFiling' && serviceOptions.some(({ value }) => value === topic);
  return service && !isListed ? serviceOwner(service) : id;
}

/** The words of the brand whose kind of work the meeting is; below a title and a lead that fit all. */
export function copyFor(brand: Options, errand: Errand) {
  const owner = ownerOf(brand, errand);
  const copy = forBrand(scheduleCopies, owner);
  const ofAll = { title: 'Schedule a meeting', lead: 'Bring what you have; unsorted is fine.' };
  return owner === brand.id && !errand.letter ? copy : { ...copy, ...ofAll };
}
