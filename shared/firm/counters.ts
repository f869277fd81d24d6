/** The results strip; a test compares the 8 Service Offerings with the services catalogue. */
export const counters = [
  { target: 100, suffix: '+', label: 'Returns Every Year' },
  { target: 20, suffix: '+', label: 'Years Experience' },
  { target: 10, suffix: '+', label: 'Industries Served' },
  { target: 8, suffix: '', label: 'Service Offerings' },
] as const;
