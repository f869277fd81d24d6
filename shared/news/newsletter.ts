/** What the form and the response of POST /api/newsletter say. */
export const newsletterMessages = {
  emailMissing: 'Email is required',
  emailWrong: 'Please enter a valid email address',
  unreadable: 'This sign-up could not be read.',
  foreign: 'Sign-ups from other sites are not accepted here.',
  method: 'Sign up here with POST.',
  large: 'This sign-up is too large.',
  type: 'Send the sign-up as JSON.',
  tooMany: (wait: string) => `Too many sign-ups from your network. Please wait ${wait} and try again.`,
  refused: 'Our news system did not accept this address. Please check it, or use another one.',
  busy: 'Our news system has sent too many links for now. Please try again in an hour.',
  unavailable: 'Our news system does not answer at the moment. Please try again in a few minutes.',
} as const;
