import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { TestApp } from './app'
import type { Caller } from './caller'
import { services } from './services'
import { signIn } from './sign-in'
import { uniqueMobile } from './unique'

/** Person of the platform's desk, signed in. */
export async function deskPerson(app: TestApp): Promise<Caller> {
  const mobile = uniqueMobile()
  const { desk } = await services(app)
  await desk.setPerson({ mobile, name: '平台管理员', enabled: true })
  return signIn(app, { mobile, roleType: RoleType.PLATFORM })
}
