import { ConsecutiveBreaker, circuitBreaker, handleWhen, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { z } from 'zod'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { CodeRefused } from './provider.js'

const TIMEOUT_MS = 8000
/** Failures in a row after which the provider is left alone, and for how long. */
const FAILURES = 5
const REST_MS = 20_000

/**
 * Provider over HTTP: 8 seconds for all requests of a sign-in, behind a circuit breaker. Refusing a code counts as an
 * answer.
 */
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

/** Answer of a provider as JSON of this shape, with its status; throws for a redirect. */
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

/** Address below a configured one, which may have a path. */
export function below(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
