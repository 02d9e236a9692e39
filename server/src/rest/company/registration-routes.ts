import { z } from 'zod'
import { CompanyType } from '../../modules/company/registration/enums.js'
import { registrationFields } from '../../modules/company/registration/registration.schema.js'
import { registrationTexts as texts } from '../../modules/company/registration/texts.js'
import { companyType } from '../codes.js'
import { publicRoute, type Route } from '../route.js'
import { registrationAnswer, registrationShape } from './registration.presenter.js'

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
    registrationAnswer(await services.registrations.register(params, request.address), texts.done),
})

export const registrationRoutes: Route[] = [companyReg]
