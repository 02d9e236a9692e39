import { readConfig } from '@tufang/server/config'
import { createServices, type Dependencies, groundOf, type Services } from '@tufang/server/container'
import type { Ground } from '@tufang/server/modules/domain'
import { type TestApp, testApp } from './app'

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', PUBLIC_URL: 'https://tufang.example' })

/** The services below the transports, over the app's database and clock: for files, which no GraphQL answer carries. */
export async function services(app?: TestApp, jobs?: Dependencies['jobs']): Promise<Services> {
  const { database, sms, clock, ocr } = app ?? (await testApp())
  return createServices({ config, database, sms, clock, ocr, ...(jobs ? { jobs } : {}) })
}

/** Ground of domains over the app's database and clock, for a domain of a test. */
export async function testGround(): Promise<Ground> {
  const { database, sms, clock } = await testApp()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
  return groundOf({ config, database, sms, clock })
}
