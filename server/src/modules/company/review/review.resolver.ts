import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { RegistrationStatus } from '../enums.js'
import { RegistrationAction, registrationMachine } from '../registration/registration.machine.js'
import { RegistrationView } from '../registration/registration.view.js'
import type { DossierService } from './dossier.service.js'
import type { ReviewService } from './review.service.js'
import {
  PaperLookView,
  PaperReadingView,
  RegistrationEntry,
  RegistrationFilter,
  RegistrationPage,
  RegistrationSort,
  RegistryCheckView,
} from './review.view.js'

@Resolver(() => RegistrationEntry)
export class ReviewResolver {
  constructor(private readonly reviews: ReviewService) {}

  @Query(() => RegistrationPage, {
    name: 'registrations',
    description: '平台运营：全部企业的注册与认证，默认按提交时间降序',
  })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => RegistrationFilter, { nullable: true }) filter?: RegistrationFilter,
    @Arg('sort', () => [RegistrationSort], { nullable: true }) sort?: RegistrationSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<RegistrationPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.reviews.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Mutation(() => RegistrationView, { description: '平台运营：通过企业认证，以站内消息和短信通知提交人' })
  approveRegistration(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true, description: '所见的版本；之后又提交过则拒绝' }) version?:
      | number
      | null,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<RegistrationView> {
    return this.reviews.approve(actor, { id, version, idempotencyKey })
  }

  @Mutation(() => RegistrationView, { description: '平台运营：驳回企业认证，提交人会读到原因' })
  rejectRegistration(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason') reason: string,
    @Arg('version', () => Int, { nullable: true, description: '所见的版本；之后又提交过则拒绝' }) version?:
      | number
      | null,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<RegistrationView> {
    return this.reviews.reject(actor, { id, reason, version, idempotencyKey })
  }

  @FieldResolver(() => [RegistrationAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { status }: RegistrationEntry): string[] {
    return registrationMachine.actions(RegistrationStatus[status], actor)
  }
}

/** Fields of a registration for the platform's desk; empty for everybody else. */
@Resolver(() => RegistrationView)
export class DossierResolver {
  constructor(private readonly dossiers: DossierService) {}

  @FieldResolver(() => [RegistryCheckView], { description: '平台运营：登记核查' })
  checks(@Ctx() { anybody }: RequestContext, @Root() { id }: RegistrationView): Promise<RegistryCheckView[]> {
    return this.dossiers.checks(anybody, id)
  }

  @FieldResolver(() => [PaperReadingView], { description: '平台运营：系统从证件照片识别到的内容' })
  readings(@Ctx() { anybody }: RequestContext, @Root() { id }: RegistrationView): Promise<PaperReadingView[]> {
    return this.dossiers.readings(anybody, id)
  }

  @FieldResolver(() => [PaperLookView], { description: '平台运营：谁在何时看过证件照片，最近的在前，最多 100 次' })
  looks(@Ctx() { anybody }: RequestContext, @Root() { id }: RegistrationView): Promise<PaperLookView[]> {
    return this.dossiers.looks(anybody, id)
  }
}
