/** How a visitor would like to meet. */
export const meetingModes = [
  { value: 'in-person', label: 'In person' },
  { value: 'video', label: 'Video' },
  { value: 'phone', label: 'Phone' },
  { value: 'visit', label: 'We come to you' },
] as const;

export const meetingOffices = [
  { value: 'dresden', label: 'Dresden, OH 43821' },
  { value: 'pickerington', label: 'Pickerington, OH 43147' },
] as const;

/** Parts of the day, in Eastern time. `start` is the start of the tentative calendar entry. */
export const timesOfDay = [
  { value: 'morning', label: 'Morning (9 to noon)', start: '09:00' },
  { value: 'midday', label: 'Midday (noon to 2)', start: '12:00' },
  { value: 'afternoon', label: 'Afternoon (2 to 5)', start: '14:00' },
] as const;
