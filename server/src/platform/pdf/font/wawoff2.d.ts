declare module 'wawoff2' {
  /** WOFF2 → TrueType, by Google's own decoder compiled to WebAssembly. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
