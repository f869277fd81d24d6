/** What the firm needs to take payroll over. */
export const payrollSwitchPapers = [
  'Pay totals for each worker so far this year',
  'The last quarterly reports: 941, Ohio, unemployment',
  'Your account numbers with Ohio, the cities and BWC',
  'Unemployment rate letter for this year',
  'Garnishment or child support orders',
  'Vacation and sick hours owed',
  'W-4 and IT 4 of everybody on the list',
  'Who may approve a run when you are away',
];
