import type { ApolloClient, ObservableQuery } from '@apollo/client'
import { together } from '../documents/together'
import { type Shown, shows } from '../refetchShowing'

/** Pauses in ms between two refreshes: longer ones while changes do not stop. */
const [FIRST_MS, LONGEST_MS] = [300, 5000]
/** Most rows of a page that follows changes; longer ones are read again when somebody asks. */
const MOST_ROWS = 200

type Ask = (shown: ReadonlySet<Shown> | 'everything') => Promise<unknown>

/** Refreshes what a window shows of changed types: one time for all that come meanwhile, and not while it is hidden. */
export class Refresher {
  private waiting = new Set<Shown>()
  private everything = false
  private running = false

  constructor(
    private readonly ask: Ask,
    private readonly isHidden = () => document.hidden,
    private readonly sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  ) {}

  add(shown: Iterable<Shown> | 'everything'): void {
    if (shown === 'everything') this.everything = true
    else for (const one of shown) this.waiting.add(one)
    void this.run()
  }

  /** Refreshes what has waited while the window was hidden. */
  async run(): Promise<void> {
    if (this.running) return
    this.running = true
    for (let pause = FIRST_MS; this.isDue; pause = Math.min(2 * pause, LONGEST_MS)) {
      const shown = this.everything ? 'everything' : this.waiting
      this.everything = false
      this.waiting = new Set()
      // A list shows a failed refresh itself.
      await this.ask(shown).catch(() => undefined)
      await this.sleep(pause)
    }
    this.running = false
  }

  private get isDue(): boolean {
    return (this.everything || this.waiting.size > 0) && !this.isHidden()
  }
}

const isLong = ({ variables }: ObservableQuery): boolean => {
  const page: unknown = variables.page
  return typeof page === 'object' && page !== null && 'size' in page && Number(page.size) > MOST_ROWS
}

/** Reads open queries of these types or fields again, in one request; no list looks busy meanwhile. */
export async function refresh(client: ApolloClient, shown: ReadonlySet<Shown> | 'everything'): Promise<void> {
  const open = [...client.getObservableQueries('active')].filter((query) => {
    const { data } = query.getCurrentResult()
    return data !== undefined && !isLong(query) && (shown === 'everything' || shows(data, shown))
  })
  const asked = together(() =>
    open.map((query) =>
      query.options.fetchPolicy === 'no-cache'
        ? query.refetch()
        : client.query({ query: query.query, variables: query.variables, fetchPolicy: 'network-only' }),
    ),
  )
  await Promise.allSettled(asked)
}
