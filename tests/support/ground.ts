import { readConfig } from '@tufang/server/config'
import { groundOf } from '@tufang/server/container'
import type { Ground } from '@tufang/server/modules/domain'
import { testApp } from './app'

/** What domains stand on, over the app's database and clock: for a domain that only a test has. */
export async function testGround(): Promise<Ground> {
  const { database, sms, clock } = await testApp()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
  return groundOf({ config, database, sms, clock })
}
