import type { Logger } from 'pino'
import type { Services } from './container.js'
import { Listener } from './platform/database/listener.js'

/** Sessions stay in memory for as long as the database would tell of every change to them. */
export function keepSessions(
  { keptSessions }: Pick<Services, 'keptSessions'>,
  databaseUrl: string,
  log: Logger,
): Listener {
  const listener = new Listener(databaseUrl, 'session_changed', log, () => keptSessions.drop())
  listener.start()
  keptSessions.keepWhile(() => listener.hears())
  return listener
}
