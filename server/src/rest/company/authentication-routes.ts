import { z } from 'zod'
import { describe } from '../../kernel/fields.js'
import { authenticationTable } from '../../modules/company/authentication/fields.js'
import { authenticationTexts as texts } from '../../modules/company/authentication/texts.js'
import { CompanyType } from '../../modules/company/enums.js'
import { registrationFields } from '../../modules/company/registration/registration.schema.js'
import { registrationTexts } from '../../modules/company/registration/texts.js'
import { companyType } from '../codes.js'
import { given } from '../fields.js'
import { publicRoute, type Route, route } from '../route.js'
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

const companyReg = publicRoute({
  method: 'POST',
  path: '/chain/common/companyReg',
  group: 'registration',
  result: 'object',
  summary: '注册企业或渣土场；须持有管理员手机的验证码，成功后管理员即可登录',
  params: z.object({
    companyType: companyType.field('企业类型').default(CompanyType.COMPANY).describe('1 企业，2 渣土场'),
    ...registrationFields,
  }),
  paramsInBody: true,
  answer: registrationShape,
  handler: async ({ params, services, request }) =>
    registrationAnswer(await services.registrations.register(params, request.address), registrationTexts.done),
})

export const registrationRoutes: Route[] = [companyReg]
