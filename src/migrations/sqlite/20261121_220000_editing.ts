import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { plainToRichText } from '../../content/words/rich-text'

const TREATMENTS = [
  ['conditions', 'treatments'],
  ['_conditions_v', 'version_treatments'],
] as const

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_type\` text DEFAULT 'reference',
  	\`to_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`conditions_id\` text(36),
  	\`therapies_id\` text(36),
  	\`blog_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conditions_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`therapies_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_conditions_id_idx\` ON \`redirects_rels\` (\`conditions_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_therapies_id_idx\` ON \`redirects_rels\` (\`therapies_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_blog_id_idx\` ON \`redirects_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`conditions_deleted_at_idx\` ON \`conditions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_deleted_at_idx\` ON \`_conditions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_autosave_idx\` ON \`_conditions_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`therapies\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`therapies\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`therapies_deleted_at_idx\` ON \`therapies\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_deleted_at_idx\` ON \`_therapies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_autosave_idx\` ON \`_therapies_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`blog_deleted_at_idx\` ON \`blog\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_deleted_at_idx\` ON \`_blog_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_autosave_idx\` ON \`_blog_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`team_members_deleted_at_idx\` ON \`team_members\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_deleted_at_idx\` ON \`_team_members_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_autosave_idx\` ON \`_team_members_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` text(36) REFERENCES redirects(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`ALTER TABLE \`site_layout\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_autosave_idx\` ON \`_site_layout_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`generate_slug\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_generate_slug\`;`)
  await db.run(sql`ALTER TABLE \`therapies\` DROP COLUMN \`generate_slug\`;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` DROP COLUMN \`version_generate_slug\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`generate_slug\`;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` DROP COLUMN \`version_generate_slug\`;`)
  // The centre's name and contacts move to a tab of their own.
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`footer_company_name\` TO \`contact_name\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`footer_company_description\` TO \`contact_description\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`footer_contact_phone\` TO \`contact_phone\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`footer_contact_email\` TO \`contact_email\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`footer_contact_address\` TO \`contact_address\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`footer_contact_hours\` TO \`contact_hours\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`footer_contact_ages_treated\` TO \`contact_ages_treated\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_footer_company_name\` TO \`version_contact_name\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_footer_company_description\` TO \`version_contact_description\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_footer_contact_phone\` TO \`version_contact_phone\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_footer_contact_email\` TO \`version_contact_email\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_footer_contact_address\` TO \`version_contact_address\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_footer_contact_hours\` TO \`version_contact_hours\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_footer_contact_ages_treated\` TO \`version_contact_ages_treated\`;`)
  // The treatment of a condition becomes a rich text.
  for (const [table, column] of TREATMENTS) {
    const rows = await db.all<{ id: string; words: string }>(
      sql.raw(`SELECT id, ${column} AS words FROM ${table} WHERE ${column} IS NOT NULL`),
    )
    for (const { id, words } of rows) {
      const stored = plainToRichText(words)
      await db.run(
        sql`UPDATE ${sql.raw(table)} SET ${sql.raw(column)} = ${stored && JSON.stringify(stored)} WHERE id = ${id}`,
      )
    }
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`contact_name\` TO \`footer_company_name\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`contact_description\` TO \`footer_company_description\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`contact_phone\` TO \`footer_contact_phone\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`contact_email\` TO \`footer_contact_email\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`contact_address\` TO \`footer_contact_address\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`contact_hours\` TO \`footer_contact_hours\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` RENAME COLUMN \`contact_ages_treated\` TO \`footer_contact_ages_treated\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_contact_name\` TO \`version_footer_company_name\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_contact_description\` TO \`version_footer_company_description\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_contact_phone\` TO \`version_footer_contact_phone\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_contact_email\` TO \`version_footer_contact_email\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_contact_address\` TO \`version_footer_contact_address\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_contact_hours\` TO \`version_footer_contact_hours\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` RENAME COLUMN \`version_contact_ages_treated\` TO \`version_footer_contact_ages_treated\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`generate_slug\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_generate_slug\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`therapies\` ADD \`generate_slug\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` ADD \`version_generate_slug\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`generate_slug\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_generate_slug\` integer DEFAULT true;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`conditions_id\` text(36),
  	\`therapies_id\` text(36),
  	\`blog_id\` text(36),
  	\`team_members_id\` text(36),
  	\`media_id\` text(36),
  	\`contact_messages_id\` text(36),
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conditions_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`therapies_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "conditions_id", "therapies_id", "blog_id", "team_members_id", "media_id", "contact_messages_id", "staff_id") SELECT "id", "order", "parent_id", "path", "pages_id", "conditions_id", "therapies_id", "blog_id", "team_members_id", "media_id", "contact_messages_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conditions_id_idx\` ON \`payload_locked_documents_rels\` (\`conditions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_therapies_id_idx\` ON \`payload_locked_documents_rels\` (\`therapies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`DROP INDEX \`_pages_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`conditions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`conditions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_conditions_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_conditions_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`therapies_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`therapies\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`therapies\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_therapies_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_therapies_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`blog_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_blog_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_blog_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`team_members_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_team_members_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_team_members_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_site_layout_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_site_layout_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`site_layout\` DROP COLUMN \`changed_by\`;`)
}
