import { z } from 'zod'
import { describe } from '../../kernel/fields.js'
import { authenticationTable } from '../../modules/company/authentication/fields.js'
import { authenticationTexts as texts } from '../../modules/company/authentication/texts.js'
import { given } from '../fields.js'
import { type Route, route } from '../route.js'
import { registrationAnswer, registrationShape } from './registration.presenter.js'

const payload = Object.fromEntries(
  Object.entries(authenticationTable).map(([name, field]) => [
    name,
    given(field.label, field.length).nullish().describe(describe(field)),
  ]),
)

const submit = route({
  method: 'POST',
  path: '/chain/resourcesMatchmaking/createAssetsMatchCompanyInfoZC',
  group: 'registration',
  access: 'signed-in',
  result: 'object',
  summary: '提交企业认证，由平台审核；须有提交企业认证的权限，或还没有公司',
  params: z.object(payload),
  paramsInBody: true,
  answer: registrationShape,
  handler: async ({ actor, params, services, idempotencyKey }) =>
    registrationAnswer(await services.authentications.submit(actor, params, idempotencyKey), texts.done),
})

export const authenticationRoutes: Route[] = [submit]
