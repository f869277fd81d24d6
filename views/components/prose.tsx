/** Long text. `html` must come sanitised from the content service; it is put in as it is. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" data-post-body dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
