import { WordDiff as WordDiff_0ecaff154729bab028a449f6b45f86dc } from '@/panel/word-diff'
import { Letter as Letter_e5643363918b3e9321bfe07b03726e9b } from '@/panel/inbox/letter'
import { Answering as Answering_e5643363918b3e9321bfe07b03726e9b } from '@/panel/inbox/letter'
import { ActionsCell as ActionsCell_8350ee6773857d21e23df3a754a2834d } from '@/panel/inbox/actions-cell'
import { EmailCell as EmailCell_7842d3f67532291324054ca16196c457 } from '@/panel/inbox/cells'
import { PhoneCell as PhoneCell_7842d3f67532291324054ca16196c457 } from '@/panel/inbox/cells'
import { ReceivedCell as ReceivedCell_7842d3f67532291324054ca16196c457 } from '@/panel/inbox/cells'
import { Counter as Counter_dca51112062bffbe00dfaebfb66e50bb } from '@/panel/counter'
import { Notes as Notes_986bcb5acbbe7528afb6240f64145642 } from '@/panel/inbox/notes'
import { InboxOverview as InboxOverview_980de64571e7df9232295b972e90bbd6 } from '@/panel/inbox/overview'
import { NewerState as NewerState_5e11ea12fd69fcfe3b7f079fe0d534df } from '@/panel/newer-state'
import { LockedSince as LockedSince_86b7841ae9afc6dd48d9f74780e27d20 } from '@/panel/locked-since'
import { AuditedCell as AuditedCell_548a7316d848bca50f277a52637fc041 } from '@/panel/inbox/audited'
import { AuditedField as AuditedField_548a7316d848bca50f277a52637fc041 } from '@/panel/inbox/audited'
import { RowLabel as RowLabel_56d11f0f4cbe9a56b7d12ed0f229093d } from '@/panel/fields/row-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PastedHeadings as PastedHeadings_f2aa321946546b1af19225badd344a05 } from '@/panel/pasted-headings'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_26af4c1e4aae6d73a0f0684a6215cf6c } from '@/panel/search-preview'
import { AdviceNote as AdviceNote_9e18da2244c4a9ebc2551e252e93794f } from '@/panel/advice-note'
import { PreviewLinks as PreviewLinks_90d1ffd5091efa9d88ad26f80cd3826c } from '@/panel/preview-links'
import { StatusCell as StatusCell_660cc345ffd18d850e338b4612c74299 } from '@/panel/dashboard/status-cell'
import { ViewOnSite as ViewOnSite_35b0dfc3e285cdbda973e0363ba1d402 } from '@/panel/view-on-site'
import { Facts as Facts_1efcd12249041acee59c64f48c6d94f9 } from '@/panel/publish/facts'
import { GoToField as GoToField_53e65ee141fd150c01c38fc518134e5e } from '@/panel/go-to-field'
import { NotRefused as NotRefused_0a4f15464467db3830adabf34faa08db } from '@/panel/refused'
import { Untitled as Untitled_2ff11b42f79d0b42a54413b5c67d7221 } from '@/panel/untitled'
import { PublishButton as PublishButton_8a18bef93a7197db224f285de4c9158e } from '@/panel/publish/publish-button'
import { NoUnpublish as NoUnpublish_48c64d36d50f0e46a8b32e118aaa6bf8 } from '@/panel/publish/no-unpublish'
import { VersionsList as VersionsList_7db51cfcecd993bbe3c0b67abe5ddf89 } from '@/panel/versions-list'
import { NewDocument as NewDocument_c98b2b1c0664a0d27e1f62d0f34f87e9 } from '@/panel/new-document'
import { Approval as Approval_533dfc9c97f839a355f586570a4be09a } from '@/panel/approval'
import { CategoryField as CategoryField_127859024b4a208f2f9bada1f0252b3d } from '@/panel/category-field'
import { Categories as Categories_3cb02665e266c26bea085c037feb99fa } from '@/panel/categories'
import { KeepTyped as KeepTyped_51231a64bdcde01275e3aac357c46890 } from '@/panel/keep-typed'
import { WhereUsed as WhereUsed_c142fc4e2ed57b6908af5e5e563e5166 } from '@/panel/where-used'
import { FormerFiles as FormerFiles_93ebd79173cad59dcea1b9d3ee61f63c } from '@/panel/former-files'
import { PasswordInput as PasswordInput_e9704ee6366ea9aa6880b7e4dd2c39ca } from '@/panel/auth/password-input'
import { SigningIn as SigningIn_c3c5b2a6f950777fa159a2f7f02a1254 } from '@/panel/auth/signing-in'
import { Invite as Invite_16310f68182492b1313bead2e8c7e8fc } from '@/panel/invite'
import { RequireSecondFactor as RequireSecondFactor_1f8ab447f749e82ec2daba77f463d9e8 } from '@/panel/require-second-factor'
import { Icon as Icon_a68e7008303247415660b549099d4fba } from '@/panel/graphics'
import { Logo as Logo_a68e7008303247415660b549099d4fba } from '@/panel/graphics'
import { Welcome as Welcome_926b2932c68758390f82c8e9ae9e1b91 } from '@/panel/dashboard/welcome'
import { NewMessages as NewMessages_9abf97e60b9683047113ca713fa6d269 } from '@/panel/inbox/new-messages'
import { SiteToken as SiteToken_57322db910f921ee44401259b9c9571b } from '@/panel/auth/site-token'
import { NamedControls as NamedControls_e9267d3ab0c35e91318b91486746467e } from '@/panel/payload-patches/named-controls'
import { NoAccount as NoAccount_6d6c1ca05b12fd2ff965840b89db2df3 } from '@/panel/auth/no-account'
import { Help as Help_f2f0258bd16e681dfac220ce6da887f6 } from '@/panel/help'
import { NoMail as NoMail_222240ac82d818b31875b79d4057c42a } from '@/panel/auth/no-mail'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/panel/word-diff#WordDiff": WordDiff_0ecaff154729bab028a449f6b45f86dc,
  "@/panel/inbox/letter#Letter": Letter_e5643363918b3e9321bfe07b03726e9b,
  "@/panel/inbox/letter#Answering": Answering_e5643363918b3e9321bfe07b03726e9b,
  "@/panel/inbox/actions-cell#ActionsCell": ActionsCell_8350ee6773857d21e23df3a754a2834d,
  "@/panel/inbox/cells#EmailCell": EmailCell_7842d3f67532291324054ca16196c457,
  "@/panel/inbox/cells#PhoneCell": PhoneCell_7842d3f67532291324054ca16196c457,
  "@/panel/inbox/cells#ReceivedCell": ReceivedCell_7842d3f67532291324054ca16196c457,
  "@/panel/counter#Counter": Counter_dca51112062bffbe00dfaebfb66e50bb,
  "@/panel/inbox/notes#Notes": Notes_986bcb5acbbe7528afb6240f64145642,
  "@/panel/inbox/overview#InboxOverview": InboxOverview_980de64571e7df9232295b972e90bbd6,
  "@/panel/newer-state#NewerState": NewerState_5e11ea12fd69fcfe3b7f079fe0d534df,
  "@/panel/locked-since#LockedSince": LockedSince_86b7841ae9afc6dd48d9f74780e27d20,
  "@/panel/inbox/audited#AuditedCell": AuditedCell_548a7316d848bca50f277a52637fc041,
  "@/panel/inbox/audited#AuditedField": AuditedField_548a7316d848bca50f277a52637fc041,
  "@/panel/fields/row-label#RowLabel": RowLabel_56d11f0f4cbe9a56b7d12ed0f229093d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/panel/pasted-headings#PastedHeadings": PastedHeadings_f2aa321946546b1af19225badd344a05,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/panel/search-preview#SearchPreview": SearchPreview_26af4c1e4aae6d73a0f0684a6215cf6c,
  "@/panel/advice-note#AdviceNote": AdviceNote_9e18da2244c4a9ebc2551e252e93794f,
  "@/panel/preview-links#PreviewLinks": PreviewLinks_90d1ffd5091efa9d88ad26f80cd3826c,
  "@/panel/dashboard/status-cell#StatusCell": StatusCell_660cc345ffd18d850e338b4612c74299,
  "@/panel/view-on-site#ViewOnSite": ViewOnSite_35b0dfc3e285cdbda973e0363ba1d402,
  "@/panel/publish/facts#Facts": Facts_1efcd12249041acee59c64f48c6d94f9,
  "@/panel/go-to-field#GoToField": GoToField_53e65ee141fd150c01c38fc518134e5e,
  "@/panel/refused#NotRefused": NotRefused_0a4f15464467db3830adabf34faa08db,
  "@/panel/untitled#Untitled": Untitled_2ff11b42f79d0b42a54413b5c67d7221,
  "@/panel/publish/publish-button#PublishButton": PublishButton_8a18bef93a7197db224f285de4c9158e,
  "@/panel/publish/no-unpublish#NoUnpublish": NoUnpublish_48c64d36d50f0e46a8b32e118aaa6bf8,
  "@/panel/versions-list#VersionsList": VersionsList_7db51cfcecd993bbe3c0b67abe5ddf89,
  "@/panel/new-document#NewDocument": NewDocument_c98b2b1c0664a0d27e1f62d0f34f87e9,
  "@/panel/approval#Approval": Approval_533dfc9c97f839a355f586570a4be09a,
  "@/panel/category-field#CategoryField": CategoryField_127859024b4a208f2f9bada1f0252b3d,
  "@/panel/categories#Categories": Categories_3cb02665e266c26bea085c037feb99fa,
  "@/panel/keep-typed#KeepTyped": KeepTyped_51231a64bdcde01275e3aac357c46890,
  "@/panel/where-used#WhereUsed": WhereUsed_c142fc4e2ed57b6908af5e5e563e5166,
  "@/panel/former-files#FormerFiles": FormerFiles_93ebd79173cad59dcea1b9d3ee61f63c,
  "@/panel/auth/password-input#PasswordInput": PasswordInput_e9704ee6366ea9aa6880b7e4dd2c39ca,
  "@/panel/auth/signing-in#SigningIn": SigningIn_c3c5b2a6f950777fa159a2f7f02a1254,
  "@/panel/invite#Invite": Invite_16310f68182492b1313bead2e8c7e8fc,
  "@/panel/require-second-factor#RequireSecondFactor": RequireSecondFactor_1f8ab447f749e82ec2daba77f463d9e8,
  "@/panel/graphics#Icon": Icon_a68e7008303247415660b549099d4fba,
  "@/panel/graphics#Logo": Logo_a68e7008303247415660b549099d4fba,
  "@/panel/dashboard/welcome#Welcome": Welcome_926b2932c68758390f82c8e9ae9e1b91,
  "@/panel/inbox/new-messages#NewMessages": NewMessages_9abf97e60b9683047113ca713fa6d269,
  "@/panel/auth/site-token#SiteToken": SiteToken_57322db910f921ee44401259b9c9571b,
  "@/panel/payload-patches/named-controls#NamedControls": NamedControls_e9267d3ab0c35e91318b91486746467e,
  "@/panel/auth/no-account#NoAccount": NoAccount_6d6c1ca05b12fd2ff965840b89db2df3,
  "@/panel/help#Help": Help_f2f0258bd16e681dfac220ce6da887f6,
  "@/panel/auth/no-mail#NoMail": NoMail_222240ac82d818b31875b79d4057c42a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
