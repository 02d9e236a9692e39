import type { Services } from '@tufang/server/container'
import type { Clock } from '@tufang/server/kernel/values/clock'
import { HousekeepingService } from '@tufang/server/modules/housekeeping/housekeeping/housekeeping.service'
import { testDatabase } from './database'

/**
 * The nightly housekeeping for some companies alone: the worker's database holds those of every file that ran before.
 */
export async function housekeepingFor(
  { housekeeping }: Pick<Services, 'housekeeping'>,
  clock: Clock,
  companies: readonly { id: string }[],
): Promise<HousekeepingService> {
  const ids = companies.map(({ id }) => id)
  return new HousekeepingService(await testDatabase(), clock, housekeeping.retention, async () => ids)
}
