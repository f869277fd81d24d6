/** What the form and the API say about a submission as a whole. For single fields: `fieldMessages` in shared/forms/fields.ts. */
export const contactStatusMessages = {
  sending: 'Sending...',
  sentPanel: "Form submitted successfully. We'll get back to you soon!",
  sentToast: { title: 'Message sent successfully', description: "We'll get back to you soon!" },
  errorToastTitle: 'Error sending message',
  tryLater: 'Please try again later.',
  failed: 'Failed to send your message',
  unreadable: 'Invalid server response',
  notReached: 'Failed to submit the form. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again later.',
} as const;

export const callInstead = (phone: string) => `${contactStatusMessages.failed}. Please call ${phone}.`;

/**
 * Hidden fields of the site's own forms. `form` = `formMarker` marks a post of such a form; the spam filter checks the
 * honeypot and the time on the page only for those, not for other clients of the API.
 */
export const formMarker = 'site';
export const honeypotField = 'website';
