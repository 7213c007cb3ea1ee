import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_layout\` ADD \`footer_contact_ages_treated\` text;`)
  await db.run(sql`ALTER TABLE \`site_layout\` ADD \`footer_copyright_privacy_practices_url\` text;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` ADD \`version_footer_contact_ages_treated\` text;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` ADD \`version_footer_copyright_privacy_practices_url\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_layout\` DROP COLUMN \`footer_contact_ages_treated\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` DROP COLUMN \`footer_copyright_privacy_practices_url\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` DROP COLUMN \`version_footer_contact_ages_treated\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` DROP COLUMN \`version_footer_copyright_privacy_practices_url\`;`)
}
