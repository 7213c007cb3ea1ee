import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`is_password_temporary\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_is_required\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_key\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_last_code_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`is_password_temporary\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_is_required\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_is_on\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_key\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_last_code_at\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_recovery_codes\`;`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` DROP COLUMN \`confirmed_at\`;`)
}
