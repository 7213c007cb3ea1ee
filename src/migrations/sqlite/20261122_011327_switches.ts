import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`therapies\` ADD \`is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` ADD \`version_is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` ADD \`version_is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site_layout\` ADD \`is_demo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` ADD \`version_is_demo\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`is_demo\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_is_demo\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`is_demo\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_is_demo\`;`)
  await db.run(sql`ALTER TABLE \`therapies\` DROP COLUMN \`is_demo\`;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` DROP COLUMN \`version_is_demo\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`is_demo\`;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` DROP COLUMN \`version_is_demo\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`is_demo\`;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` DROP COLUMN \`version_is_demo\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_demo\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` DROP COLUMN \`is_demo\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` DROP COLUMN \`version_is_demo\`;`)
}
