import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { CompanySettingsService, settingsActions } from './company-settings.service.js'
import { CompanySettingChange, CompanySettingsInput, CompanySettingsView } from './company-settings.view.js'

@Resolver(() => CompanySettingsView)
export class CompanySettingsResolver {
  constructor(private readonly service: CompanySettingsService) {}

  @Query(() => CompanySettingsView, { description: '公司设置' })
  companySettings(@Ctx() context: Context): Promise<CompanySettingsView> {
    return this.service.find(context.actor)
  }

  @Mutation(() => CompanySettingsView, { description: '修改公司设置；版本不是最新的会被拒绝' })
  updateCompanySettings(
    @Ctx() context: Context,
    @Arg('input', () => CompanySettingsInput) input: CompanySettingsInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<CompanySettingsView> {
    return this.service.update(context.actor, input, idempotencyKey)
  }

  @Query(() => Boolean, {
    description: '公司是否开启复核：不能审核通过自己申请或修改的直付价、自己生成或修改的结算单、自己申请的退票',
  })
  fourEyes(@Ctx() context: Context): Promise<boolean> {
    return this.service.fourEyes(context.actor)
  }

  @Mutation(() => Boolean, {
    description: '设置公司的复核：开启后不能审核通过自己申请或修改的直付价、自己生成或修改的结算单、自己申请的退票',
  })
  setFourEyes(
    @Ctx() context: Context,
    @Arg('enabled') enabled: boolean,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<boolean> {
    return this.service.setFourEyes(context.actor, { enabled, idempotencyKey })
  }

  @FieldResolver(() => [CompanySettingChange], { description: '最近的修改，最后的在前' })
  history(@Ctx() context: Context): Promise<CompanySettingChange[]> {
    return this.service.history(context.actor)
  }

  @FieldResolver(() => [String], { description: '当前用户可做的操作' })
  allowedActions(@Ctx() context: Context): string[] {
    return settingsActions(context.actor)
  }
}
