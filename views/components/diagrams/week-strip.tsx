type Day = { day: string; title: string; text: string; yours?: boolean };

/** Five days side by side; those that need the owner are marked. */
export function WeekStrip({ days }: { days: Day[] }) {
  return (
    <ol className="auto-grid week-strip">
      {days.map(({ day, title, text, yours }) => (
        <li key={day} className={yours ? 'card week-yours' : 'card'}>
          <p className="week-day">
            {day} {yours && <span className="week-mark">Your part</span>}
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
