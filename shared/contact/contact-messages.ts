/** What the visitor is told once the form was sent, or could not be (specification, section 8). */
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

/**
 * Hidden fields of the site's own forms. `form` = `formMarker` says that the post comes from such a form, and only
 * then are the bait field and the time on the page looked at; a program that calls the API is not held to them.
 */
export const formMarker = 'site';
export const honeypotField = 'website';
