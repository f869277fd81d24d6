declare module 'wawoff2' {
  /** TrueType bytes of a woff2 font. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
