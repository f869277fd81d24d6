/** Where the number stands on a letter of the IRS and on one of Ohio: two drawn pages with the places marked. */
export function LetterPicture() {
  return (
    <figure className="letter-picture">
      <svg viewBox="0 0 420 240" role="img" aria-labelledby="letter-picture-title">
        <title id="letter-picture-title">
          On an IRS letter the number is at the right, at the top or bottom corner. On an Ohio notice it is near the
          date at the top.
        </title>
        <Page x={8} sender="IRS" />
        <g fill="var(--tint-strong)" stroke="var(--text)" strokeWidth="2">
          <rect x={112} y={22} width={80} height={40} rx={6} />
          <rect x={130} y={194} width={58} height={20} rx={6} />
        </g>
        <g fontSize="8.5">
          <text x={120} y={38}>
            Notice CP2000
          </text>
          <text x={120} y={52}>
            Notice date
          </text>
          <text x={138} y={208}>
            CP2000
          </text>
        </g>
        <Page x={220} sender="Ohio" />
        <g fill="var(--tint-strong)" stroke="var(--text)" strokeWidth="2">
          <rect x={316} y={36} width={86} height={38} rx={6} />
        </g>
        <g fontSize="8.5">
          <text x={324} y={51}>
            Date
          </text>
          <text x={324} y={66}>
            Notice ID 3001
          </text>
        </g>
      </svg>
      <figcaption className="note">
        IRS: at the right, top or bottom corner. Ohio: near the date. City letters often have an account number only.
      </figcaption>
    </figure>
  );
}

function Page({ x, sender }: { x: number; sender: string }) {
  const lines = [96, 110, 124, 138, 152, 166];
  return (
    <g stroke="var(--border)" strokeWidth="4">
      <rect x={x} y={8} width={192} height={224} rx={8} fill="var(--surface)" strokeWidth="2" />
      <text x={x + 16} y={38} fontSize="18">
        {sender}
      </text>
      <path d={`M${x + 16} 50h56M${x + 16} 62h44`} />
      {lines.map((y, index) => (
        <path key={y} d={`M${x + 16} ${y}h${index % 3 === 2 ? 104 : 158}`} />
      ))}
    </g>
  );
}
