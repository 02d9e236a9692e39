import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import type { RequestContext } from '../../../kernel/context.js'
import type { StoredSettings } from './company-settings.queries.js'
import { CompanySettingsService, settingsActions } from './company-settings.service.js'
import { CompanySettingChange, CompanySettingsInput, CompanySettingsView } from './company-settings.view.js'

/** Verbs of the settings of a company. */
const CompanySettingsAction = actionType('CompanySettings', {
  update: '修改收款人校验',
  setFourEyes: '设置双人复核',
  setPayments: '设置复核的付款金额与资料不完整时能否付款',
  setTrucks: '设置证件过期的车辆能否新增运单',
  setShiftStarts: '设置默认的班次时间',
  confirmFourEyesOff: '确认关闭双人复核的申请',
  cancelFourEyesOff: '撤销关闭双人复核的申请',
  confirmFourEyesPayment: '确认提高复核付款金额的申请',
  cancelFourEyesPayment: '撤销提高复核付款金额的申请',
})

@Resolver(() => CompanySettingsView)
export class CompanySettingsResolver {
  constructor(private readonly service: CompanySettingsService) {}

  @Query(() => CompanySettingsView, { description: '公司设置' })
  companySettings(@Ctx() context: RequestContext): Promise<CompanySettingsView> {
    return this.service.find(context.actor)
  }

  @Mutation(() => CompanySettingsView, {
    description:
      '修改公司设置；版本不是最新的会被拒绝。双人复核开启时提高复核的付款金额，若公司另有人有此权限，须由其中一人再次提高到此金额才生效',
  })
  updateCompanySettings(
    @Ctx() context: RequestContext,
    @Arg('input', () => CompanySettingsInput) input: CompanySettingsInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<CompanySettingsView> {
    return this.service.update(context.actor, input, idempotencyKey)
  }

  @Query(() => Boolean, {
    description:
      '公司是否开启复核：不能审核通过自己申请或修改的直付价、自己生成或修改的结算单、自己申请的退票、自己上报的挖机工时、自己制作或修改且超过复核金额的付款单',
  })
  fourEyes(@Ctx() context: RequestContext): Promise<boolean> {
    return this.service.fourEyes(context.actor)
  }

  @Mutation(() => CompanySettingsView, {
    description:
      '设置公司的复核：开启后不能审核通过自己申请或修改的直付价、自己生成或修改的结算单、自己申请的退票、自己上报的挖机工时、自己制作或修改且超过复核金额的付款单。关闭时若公司另有人有此权限，须由其中一人再次关闭才生效；开启则撤销关闭或提高复核付款金额的申请。返回当前的公司设置',
  })
  setFourEyes(
    @Ctx() context: RequestContext,
    @Arg('enabled') enabled: boolean,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<CompanySettingsView> {
    return this.service.setFourEyes(context.actor, { enabled, idempotencyKey })
  }

  @FieldResolver(() => [CompanySettingChange], { description: '最近的修改，最后的在前' })
  history(@Ctx() context: RequestContext): Promise<CompanySettingChange[]> {
    return this.service.history(context.actor)
  }

  @FieldResolver(() => [CompanySettingsAction], { description: apiTexts.actions })
  allowedActions(@Root() settings: StoredSettings, @Ctx() context: RequestContext): string[] {
    return settingsActions(context.actor, settings)
  }
}
