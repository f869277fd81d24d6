type Props = {
  title: string;
  /** The status of the post, as a sentence without its full stop. */
  state: string;
  frames: { name: string; url: string }[];
};

/** A draft in all brands side by side. */
export function SideBySide({ title, state, frames }: Props) {
  return (
    <div className="preview">
      <header>
        <h1>{title}</h1>
        <p>{state}. Only people who have this page’s address can see it.</p>
      </header>
      <div className="preview-brands">
        {frames.map(({ name, url }) => (
          <section key={url} aria-label={name}>
            <h2>{name}</h2>
            <a href={url} target="_blank" rel="noreferrer">
              Full width<span className="visually-hidden">: {name}, in a new tab</span>
            </a>
            <iframe title={`Preview for ${name}`} src={url} />
          </section>
        ))}
      </div>
    </div>
  );
}
