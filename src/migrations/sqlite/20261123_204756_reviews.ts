import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`second_person\` text DEFAULT 'auto' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`person_id\` text(36) REFERENCES team_members(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`staff_person_idx\` ON \`staff\` (\`person_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_staff\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`is_password_temporary\` integer DEFAULT false,
  	\`second_factor_is_required\` integer DEFAULT false,
  	\`second_factor_is_on\` integer DEFAULT false,
  	\`second_factor_key\` text,
  	\`second_factor_last_code_at\` numeric,
  	\`second_factor_recovery_codes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_staff\`("id", "name", "role", "is_password_temporary", "second_factor_is_required", "second_factor_is_on", "second_factor_key", "second_factor_last_code_at", "second_factor_recovery_codes", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at") SELECT "id", "name", "role", "is_password_temporary", "second_factor_is_required", "second_factor_is_on", "second_factor_key", "second_factor_last_code_at", "second_factor_recovery_codes", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at" FROM \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`ALTER TABLE \`__new_staff\` RENAME TO \`staff\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
}
