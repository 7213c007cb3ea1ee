import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`conditions_visit_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`conditions_visit_questions_order_idx\` ON \`conditions_visit_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`conditions_visit_questions_parent_id_idx\` ON \`conditions_visit_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_conditions_v_version_visit_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_conditions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_visit_questions_order_idx\` ON \`_conditions_v_version_visit_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_visit_questions_parent_id_idx\` ON \`_conditions_v_version_visit_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`credentials\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`issued_by\` text,
  	\`number\` text,
  	\`url\` text,
  	\`expires_on\` text,
  	\`order\` numeric DEFAULT 100,
  	\`changed_by\` text,
  	\`is_demo\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`credentials_expires_on_idx\` ON \`credentials\` (\`expires_on\`);`)
  await db.run(sql`CREATE INDEX \`credentials_updated_at_idx\` ON \`credentials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`credentials_created_at_idx\` ON \`credentials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`credentials_deleted_at_idx\` ON \`credentials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`credentials__status_idx\` ON \`credentials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_credentials_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_kind\` text,
  	\`version_name\` text,
  	\`version_issued_by\` text,
  	\`version_number\` text,
  	\`version_url\` text,
  	\`version_expires_on\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_changed_by\` text,
  	\`version_is_demo\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`credentials\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_credentials_v_parent_idx\` ON \`_credentials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_version_version_expires_on_idx\` ON \`_credentials_v\` (\`version_expires_on\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_version_version_updated_at_idx\` ON \`_credentials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_version_version_created_at_idx\` ON \`_credentials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_version_version_deleted_at_idx\` ON \`_credentials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_version_version__status_idx\` ON \`_credentials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_created_at_idx\` ON \`_credentials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_updated_at_idx\` ON \`_credentials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_latest_idx\` ON \`_credentials_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_credentials_v_autosave_idx\` ON \`_credentials_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`at_glance_what_it_is\` text;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`at_glance_who_is_affected\` text;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`at_glance_what_helps\` text;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`at_glance_help_today\` text;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`last_change_changed_on\` text;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`last_change_note\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_at_glance_what_it_is\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_at_glance_who_is_affected\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_at_glance_what_helps\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_at_glance_help_today\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_last_change_changed_on\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_last_change_note\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`credentials_id\` text(36) REFERENCES credentials(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_credentials_id_idx\` ON \`payload_locked_documents_rels\` (\`credentials_id\`);`)
  await db.run(sql`ALTER TABLE \`site_layout\` ADD \`quick_exit_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site_layout\` ADD \`quick_exit_url\` text;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` ADD \`version_quick_exit_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` ADD \`version_quick_exit_url\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`conditions_visit_questions\`;`)
  await db.run(sql`DROP TABLE \`_conditions_v_version_visit_questions\`;`)
  await db.run(sql`DROP TABLE \`credentials\`;`)
  await db.run(sql`DROP TABLE \`_credentials_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_messages_id\` text(36),
  	\`pages_id\` text(36),
  	\`conditions_id\` text(36),
  	\`therapies_id\` text(36),
  	\`blog_id\` text(36),
  	\`team_members_id\` text(36),
  	\`media_id\` text(36),
  	\`redirects_id\` text(36),
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conditions_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`therapies_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "contact_messages_id", "pages_id", "conditions_id", "therapies_id", "blog_id", "team_members_id", "media_id", "redirects_id", "staff_id") SELECT "id", "order", "parent_id", "path", "contact_messages_id", "pages_id", "conditions_id", "therapies_id", "blog_id", "team_members_id", "media_id", "redirects_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conditions_id_idx\` ON \`payload_locked_documents_rels\` (\`conditions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_therapies_id_idx\` ON \`payload_locked_documents_rels\` (\`therapies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`at_glance_what_it_is\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`at_glance_who_is_affected\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`at_glance_what_helps\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`at_glance_help_today\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`last_change_changed_on\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`last_change_note\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_at_glance_what_it_is\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_at_glance_who_is_affected\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_at_glance_what_helps\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_at_glance_help_today\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_last_change_changed_on\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_last_change_note\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` DROP COLUMN \`quick_exit_is_on\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` DROP COLUMN \`quick_exit_url\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` DROP COLUMN \`version_quick_exit_is_on\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` DROP COLUMN \`version_quick_exit_url\`;`)
}
