import { WordDiff as WordDiff_338d3d0a757c5b3020b7e69ff018733c } from '@/panel/document/word-diff'
import { StatusCell as StatusCell_7842d3f67532291324054ca16196c457 } from '@/panel/inbox/cells'
import { AssigneeLabel as AssigneeLabel_bac5107b2cdcf97155315e67bcd0737c } from '@/panel/inbox/assignee-label'
import { MessageBody as MessageBody_48add2bb0aceeb9a426ce870bc026c1d } from '@/panel/inbox/message-body'
import { Answering as Answering_48add2bb0aceeb9a426ce870bc026c1d } from '@/panel/inbox/message-body'
import { ActionsCell as ActionsCell_8350ee6773857d21e23df3a754a2834d } from '@/panel/inbox/actions-cell'
import { EmailCell as EmailCell_7842d3f67532291324054ca16196c457 } from '@/panel/inbox/cells'
import { PhoneCell as PhoneCell_7842d3f67532291324054ca16196c457 } from '@/panel/inbox/cells'
import { FirstWordsCell as FirstWordsCell_7842d3f67532291324054ca16196c457 } from '@/panel/inbox/cells'
import { MomentCell as MomentCell_7842d3f67532291324054ca16196c457 } from '@/panel/inbox/cells'
import { Counter as Counter_1ccf3d2eec8551c4617d0c8233ad9b07 } from '@/panel/fields/counter'
import { Notes as Notes_986bcb5acbbe7528afb6240f64145642 } from '@/panel/inbox/notes'
import { InboxOverview as InboxOverview_980de64571e7df9232295b972e90bbd6 } from '@/panel/inbox/overview'
import { LastChanged as LastChanged_025d9bce38e3ae1ced6f47760ac8c4be } from '@/panel/document/last-changed'
import { SaveConflict as SaveConflict_af9898238ff81c3282afb113f110e1a8 } from '@/panel/conflicts/save-conflict'
import { LockedSince as LockedSince_9c756cd4a59b9f99ad51e8a6dbcb2da7 } from '@/panel/payload-patches/locked-since'
import { TakenOver as TakenOver_aa0a2a2fe37843e10bba58ae6ea8d663 } from '@/panel/payload-patches/taken-over'
import { ReleaseLock as ReleaseLock_86b2a56f33779895d371b3e774707d8d } from '@/panel/payload-patches/release-lock'
import { AuditedCell as AuditedCell_548a7316d848bca50f277a52637fc041 } from '@/panel/inbox/audited'
import { AuditedField as AuditedField_548a7316d848bca50f277a52637fc041 } from '@/panel/inbox/audited'
import { HistoryOverview as HistoryOverview_59073a218ab31ce6c45f90f4eeb6b6e9 } from '@/panel/dashboard/history/overview'
import { RowLabel as RowLabel_56d11f0f4cbe9a56b7d12ed0f229093d } from '@/panel/fields/row-label'
import { HiddenSections as HiddenSections_a7c0dd2707b48372b9665a2ab8be0fe8 } from '@/panel/document/hidden-sections'
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
import { PastedHeadings as PastedHeadings_98edb2f376176417914e5ed85d5a4247 } from '@/panel/payload-patches/pasted-headings'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_ef5c912a159fa69b18d27633a18f827f } from '@/panel/document/search-preview'
import { DemoMark as DemoMark_236c2311c10da6f04bae0c8d09f28449 } from '@/panel/document/demo-mark'
import { AdviceNote as AdviceNote_0837e229cf0ae6808520c37e40f8df14 } from '@/panel/document/advice-note'
import { PreviewLinks as PreviewLinks_d6d717639699d656260116ad5231440a } from '@/panel/document/preview-links'
import { StatusCell as StatusCell_660cc345ffd18d850e338b4612c74299 } from '@/panel/dashboard/status-cell'
import { ViewOnSite as ViewOnSite_db18d0f7221602f0250937bb6b02fe2a } from '@/panel/document/view-on-site'
import { Facts as Facts_1efcd12249041acee59c64f48c6d94f9 } from '@/panel/publish/facts'
import { GoToField as GoToField_4b29af560382b9501e7a07c2301b34da } from '@/panel/document/go-to-field'
import { ClearTabErrors as ClearTabErrors_5f0f2f8e6e935248c3dfbcf6f1af10d7 } from '@/panel/payload-patches/clear-tab-errors'
import { Untitled as Untitled_37b76cc4d97a6bf7faf81d5c2834e35d } from '@/panel/new-document/untitled'
import { PublishButton as PublishButton_8a18bef93a7197db224f285de4c9158e } from '@/panel/publish/publish-button'
import { NoUnpublish as NoUnpublish_48c64d36d50f0e46a8b32e118aaa6bf8 } from '@/panel/publish/no-unpublish'
import { VersionsList as VersionsList_0432fca5ad0608f825e98a54bd59f522 } from '@/panel/document/versions-list'
import { VersionMoment as VersionMoment_c965a3194e7581d5dac21ead4cce803e } from '@/panel/payload-patches/version-moment'
import { NewDocument as NewDocument_51b3877e3f5350a7b8a0605cd7623c4d } from '@/panel/new-document/new-document'
import { Approval as Approval_b9cee0ea488fdab9125ac876b11942d3 } from '@/panel/document/approval'
import { PlaceField as PlaceField_02056d0c0f2471273bf6667309da5b3d } from '@/panel/fields/place-field'
import { KeepTyped as KeepTyped_fa71c761c2918e7d51d151e831e1e62b } from '@/panel/document/keep-typed'
import { WhereUsed as WhereUsed_f469b49c1952653da206d539bcc2dac6 } from '@/panel/document/where-used'
import { FocusPlaces as FocusPlaces_d1d3083d71903c71b69dd1d2442a2152 } from '@/panel/pictures/focus-places'
import { FormerFiles as FormerFiles_cf3bef2fe05c5859bf35f2981e92a20c } from '@/panel/pictures/former-files'
import { PasswordInput as PasswordInput_e9704ee6366ea9aa6880b7e4dd2c39ca } from '@/panel/auth/password-input'
import { SigningIn as SigningIn_c3c5b2a6f950777fa159a2f7f02a1254 } from '@/panel/auth/signing-in'
import { Invite as Invite_0d9bfcccc225a7897453ca38be432fc6 } from '@/panel/auth/invite'
import { RequireSecondFactor as RequireSecondFactor_519c29d22fdd530aa9a150e4cd7cf0cc } from '@/panel/auth/require-second-factor'
import { ImportRedirects as ImportRedirects_a2bc54164cbd16fca2212021a2c25a1a } from '@/panel/redirects/import-redirects'
import { PaletteSwatches as PaletteSwatches_ec427f81392a845f93f68b9def2fade7 } from '@/panel/fields/palette-swatches'
import { Icon as Icon_f84cfb5142622af3232e20b70fe68ef6 } from '@/panel/shell/graphics'
import { Logo as Logo_f84cfb5142622af3232e20b70fe68ef6 } from '@/panel/shell/graphics'
import { SearchLink as SearchLink_daa67eb329ca51ead85d2da06d88d1e3 } from '@/panel/search/search-link'
import { MoreMenu as MoreMenu_f1a7ba561eb9fadf317361845d22cb6d } from '@/panel/shell/more-menu'
import { OpenMenu as OpenMenu_9be9067aae5ec97c14025b28152be876 } from '@/panel/shell/open-menu'
import { NewMessages as NewMessages_9abf97e60b9683047113ca713fa6d269 } from '@/panel/inbox/new-messages'
import { SiteToken as SiteToken_57322db910f921ee44401259b9c9571b } from '@/panel/auth/site-token'
import { NamedControls as NamedControls_e9267d3ab0c35e91318b91486746467e } from '@/panel/payload-patches/named-controls'
import { Dashboard as Dashboard_ac678980296286919d86290a4e67b7e1 } from '@/panel/dashboard/dashboard'
import { NoAccount as NoAccount_6d6c1ca05b12fd2ff965840b89db2df3 } from '@/panel/auth/no-account'
import { Search as Search_d7029edcf07434c183f8cd0457dd9dd5 } from '@/panel/search/search'
import { Help as Help_9db7056c9456d507c94fb9385a1476b1 } from '@/panel/shell/help'
import { NoMail as NoMail_222240ac82d818b31875b79d4057c42a } from '@/panel/auth/no-mail'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/panel/document/word-diff#WordDiff": WordDiff_338d3d0a757c5b3020b7e69ff018733c,
  "@/panel/inbox/cells#StatusCell": StatusCell_7842d3f67532291324054ca16196c457,
  "@/panel/inbox/assignee-label#AssigneeLabel": AssigneeLabel_bac5107b2cdcf97155315e67bcd0737c,
  "@/panel/inbox/message-body#MessageBody": MessageBody_48add2bb0aceeb9a426ce870bc026c1d,
  "@/panel/inbox/message-body#Answering": Answering_48add2bb0aceeb9a426ce870bc026c1d,
  "@/panel/inbox/actions-cell#ActionsCell": ActionsCell_8350ee6773857d21e23df3a754a2834d,
  "@/panel/inbox/cells#EmailCell": EmailCell_7842d3f67532291324054ca16196c457,
  "@/panel/inbox/cells#PhoneCell": PhoneCell_7842d3f67532291324054ca16196c457,
  "@/panel/inbox/cells#FirstWordsCell": FirstWordsCell_7842d3f67532291324054ca16196c457,
  "@/panel/inbox/cells#MomentCell": MomentCell_7842d3f67532291324054ca16196c457,
  "@/panel/fields/counter#Counter": Counter_1ccf3d2eec8551c4617d0c8233ad9b07,
  "@/panel/inbox/notes#Notes": Notes_986bcb5acbbe7528afb6240f64145642,
  "@/panel/inbox/overview#InboxOverview": InboxOverview_980de64571e7df9232295b972e90bbd6,
  "@/panel/document/last-changed#LastChanged": LastChanged_025d9bce38e3ae1ced6f47760ac8c4be,
  "@/panel/conflicts/save-conflict#SaveConflict": SaveConflict_af9898238ff81c3282afb113f110e1a8,
  "@/panel/payload-patches/locked-since#LockedSince": LockedSince_9c756cd4a59b9f99ad51e8a6dbcb2da7,
  "@/panel/payload-patches/taken-over#TakenOver": TakenOver_aa0a2a2fe37843e10bba58ae6ea8d663,
  "@/panel/payload-patches/release-lock#ReleaseLock": ReleaseLock_86b2a56f33779895d371b3e774707d8d,
  "@/panel/inbox/audited#AuditedCell": AuditedCell_548a7316d848bca50f277a52637fc041,
  "@/panel/inbox/audited#AuditedField": AuditedField_548a7316d848bca50f277a52637fc041,
  "@/panel/dashboard/history/overview#HistoryOverview": HistoryOverview_59073a218ab31ce6c45f90f4eeb6b6e9,
  "@/panel/fields/row-label#RowLabel": RowLabel_56d11f0f4cbe9a56b7d12ed0f229093d,
  "@/panel/document/hidden-sections#HiddenSections": HiddenSections_a7c0dd2707b48372b9665a2ab8be0fe8,
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
  "@/panel/payload-patches/pasted-headings#PastedHeadings": PastedHeadings_98edb2f376176417914e5ed85d5a4247,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/panel/document/search-preview#SearchPreview": SearchPreview_ef5c912a159fa69b18d27633a18f827f,
  "@/panel/document/demo-mark#DemoMark": DemoMark_236c2311c10da6f04bae0c8d09f28449,
  "@/panel/document/advice-note#AdviceNote": AdviceNote_0837e229cf0ae6808520c37e40f8df14,
  "@/panel/document/preview-links#PreviewLinks": PreviewLinks_d6d717639699d656260116ad5231440a,
  "@/panel/dashboard/status-cell#StatusCell": StatusCell_660cc345ffd18d850e338b4612c74299,
  "@/panel/document/view-on-site#ViewOnSite": ViewOnSite_db18d0f7221602f0250937bb6b02fe2a,
  "@/panel/publish/facts#Facts": Facts_1efcd12249041acee59c64f48c6d94f9,
  "@/panel/document/go-to-field#GoToField": GoToField_4b29af560382b9501e7a07c2301b34da,
  "@/panel/payload-patches/clear-tab-errors#ClearTabErrors": ClearTabErrors_5f0f2f8e6e935248c3dfbcf6f1af10d7,
  "@/panel/new-document/untitled#Untitled": Untitled_37b76cc4d97a6bf7faf81d5c2834e35d,
  "@/panel/publish/publish-button#PublishButton": PublishButton_8a18bef93a7197db224f285de4c9158e,
  "@/panel/publish/no-unpublish#NoUnpublish": NoUnpublish_48c64d36d50f0e46a8b32e118aaa6bf8,
  "@/panel/document/versions-list#VersionsList": VersionsList_0432fca5ad0608f825e98a54bd59f522,
  "@/panel/payload-patches/version-moment#VersionMoment": VersionMoment_c965a3194e7581d5dac21ead4cce803e,
  "@/panel/new-document/new-document#NewDocument": NewDocument_51b3877e3f5350a7b8a0605cd7623c4d,
  "@/panel/document/approval#Approval": Approval_b9cee0ea488fdab9125ac876b11942d3,
  "@/panel/fields/place-field#PlaceField": PlaceField_02056d0c0f2471273bf6667309da5b3d,
  "@/panel/document/keep-typed#KeepTyped": KeepTyped_fa71c761c2918e7d51d151e831e1e62b,
  "@/panel/document/where-used#WhereUsed": WhereUsed_f469b49c1952653da206d539bcc2dac6,
  "@/panel/pictures/focus-places#FocusPlaces": FocusPlaces_d1d3083d71903c71b69dd1d2442a2152,
  "@/panel/pictures/former-files#FormerFiles": FormerFiles_cf3bef2fe05c5859bf35f2981e92a20c,
  "@/panel/auth/password-input#PasswordInput": PasswordInput_e9704ee6366ea9aa6880b7e4dd2c39ca,
  "@/panel/auth/signing-in#SigningIn": SigningIn_c3c5b2a6f950777fa159a2f7f02a1254,
  "@/panel/auth/invite#Invite": Invite_0d9bfcccc225a7897453ca38be432fc6,
  "@/panel/auth/require-second-factor#RequireSecondFactor": RequireSecondFactor_519c29d22fdd530aa9a150e4cd7cf0cc,
  "@/panel/redirects/import-redirects#ImportRedirects": ImportRedirects_a2bc54164cbd16fca2212021a2c25a1a,
  "@/panel/fields/palette-swatches#PaletteSwatches": PaletteSwatches_ec427f81392a845f93f68b9def2fade7,
  "@/panel/shell/graphics#Icon": Icon_f84cfb5142622af3232e20b70fe68ef6,
  "@/panel/shell/graphics#Logo": Logo_f84cfb5142622af3232e20b70fe68ef6,
  "@/panel/search/search-link#SearchLink": SearchLink_daa67eb329ca51ead85d2da06d88d1e3,
  "@/panel/shell/more-menu#MoreMenu": MoreMenu_f1a7ba561eb9fadf317361845d22cb6d,
  "@/panel/shell/open-menu#OpenMenu": OpenMenu_9be9067aae5ec97c14025b28152be876,
  "@/panel/inbox/new-messages#NewMessages": NewMessages_9abf97e60b9683047113ca713fa6d269,
  "@/panel/auth/site-token#SiteToken": SiteToken_57322db910f921ee44401259b9c9571b,
  "@/panel/payload-patches/named-controls#NamedControls": NamedControls_e9267d3ab0c35e91318b91486746467e,
  "@/panel/dashboard/dashboard#Dashboard": Dashboard_ac678980296286919d86290a4e67b7e1,
  "@/panel/auth/no-account#NoAccount": NoAccount_6d6c1ca05b12fd2ff965840b89db2df3,
  "@/panel/search/search#Search": Search_d7029edcf07434c183f8cd0457dd9dd5,
  "@/panel/shell/help#Help": Help_9db7056c9456d507c94fb9385a1476b1,
  "@/panel/auth/no-mail#NoMail": NoMail_222240ac82d818b31875b79d4057c42a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
