/** Data of the blocks of an event stream that end within a text, and the rest, which is not complete yet. */
export function eventsIn(text: string): { data: string[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const data = blocks.flatMap((block) => {
    const lines = block.split('\n')
    if (!lines.includes('event: next')) return []
    return lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice('data: '.length))
  })
  return { data, rest }
}

/** Time in ms without a sign of life after which a stream counts as broken; the server gives one each 15 s. */
const SILENT_MS = 40_000

/** Data of the events of a stream, until it ends; throws where it breaks off or stays silent. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let [text, silence] = ['', 0]
  try {
    for (;;) {
      const silent = new Promise<never>((_, reject) => {
        silence = window.setTimeout(() => reject(new Error('silent')), SILENT_MS)
      })
      const { done, value } = await Promise.race([reader.read(), silent])
      window.clearTimeout(silence)
      if (done) return
      const { data, rest } = eventsIn(text + value)
      text = rest
      yield* data
    }
  } finally {
    window.clearTimeout(silence)
    await reader.cancel().catch(() => undefined)
  }
}
