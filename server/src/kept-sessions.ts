import type { Logger } from 'pino'
import type { Services } from './container.js'
import { type Hearing, hearChannel } from './platform/database/listener.js'

/** Sessions stay in memory for as long as the database would tell of every change to them. */
export async function keepSessions(
  { keptSessions }: Pick<Services, 'keptSessions'>,
  database: Parameters<typeof hearChannel>[0],
  log: Logger,
): Promise<Hearing> {
  const hearing = await hearChannel(database, 'session_changed', log, () => keptSessions.drop())
  keptSessions.keepWhile(() => hearing.listens)
  return hearing
}
