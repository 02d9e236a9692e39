import { ConsecutiveBreaker, circuitBreaker, handleWhen, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { z } from 'zod'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { CodeRefused } from './provider.js'

const TIMEOUT_MS = 8000
/** So many failures in a row, and the provider is left alone for so long. */
const FAILURES = 5
const REST_MS = 20_000

/** A provider that is asked over HTTP: 8 seconds for all that one asking takes, behind a circuit breaker. A code that it refuses is an answer. */
export abstract class AskedProvider {
  private readonly guard = wrap(
    circuitBreaker(
      handleWhen((error) => !(error instanceof CodeRefused)),
      { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) },
    ),
    timeout(TIMEOUT_MS, TimeoutStrategy.Aggressive),
  )

  protected async ask<Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    refuseInTransaction('a provider of accounts')
    return this.guard.execute(({ signal }) => work(signal))
  }
}

/** What a provider answers as JSON of this shape, with its status; a redirect is no answer. */
export async function askJson<Shape extends z.ZodType>(
  url: URL,
  shape: Shape,
  request: RequestInit,
): Promise<{ status: number; body: z.output<Shape> }> {
  refuseInTransaction('a provider of accounts')
  const response = await fetch(url, { redirect: 'error', ...request })
  const parsed = shape.safeParse(await response.json())
  if (!parsed.success) throw new Error(`${url.origin}${url.pathname} answered ${response.status} in an unknown shape`)
  return { status: response.status, body: parsed.data }
}

/** An address below one that is configured, which may have a path of its own. */
export function below(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
