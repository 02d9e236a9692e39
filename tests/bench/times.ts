/** Measured action; `before` and `after`, which are not timed, prepare and restore everything. */
export interface Deed<Result> {
  before?(): Promise<unknown>
  run(): Promise<Result>
  after?(result: Result): Promise<unknown>
}

export interface Times {
  median: number
  least: number
  most: number
}

const timesOf = (values: number[]): Times => {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 }
}

async function once<Result>({ before, run, after }: Deed<Result>): Promise<number> {
  await before?.()
  const begun = performance.now()
  const result = await run()
  const took = performance.now() - begun
  await after?.(result)
  return took
}

/** Times two actions in turns, A B A B …, after a run of each that does not count. */
export async function timeBoth<A, B>(a: Deed<A>, b: Deed<B>, rounds: number): Promise<[Times, Times]> {
  const seen: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const both = [await once(a), await once(b)] as const
    if (round === 0) continue
    seen[0].push(both[0])
    seen[1].push(both[1])
  }
  return [timesOf(seen[0]), timesOf(seen[1])]
}

export async function time<Result>(deed: Deed<Result>, rounds: number): Promise<Times> {
  await once(deed)
  const seen: number[] = []
  for (let round = 0; round < rounds; round++) seen.push(await once(deed))
  return timesOf(seen)
}

export const told = ({ median, least, most }: Times): string =>
  `${median.toFixed(1)} ms (${least.toFixed(1)}–${most.toFixed(1)})`
