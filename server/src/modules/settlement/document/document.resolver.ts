import { Arg, Query, Resolver } from 'type-graphql'
import { DocumentService } from './document.service.js'
import { PublicDocument } from './document.view.js'

@Resolver()
export class DocumentResolver {
  constructor(private readonly documents: DocumentService) {}

  @Query(() => PublicDocument, { nullable: true, description: '凭单据上的二维码核验，不需登录' })
  publicDocument(@Arg('token') token: string): Promise<PublicDocument | null> {
    return this.documents.check(token)
  }
}
