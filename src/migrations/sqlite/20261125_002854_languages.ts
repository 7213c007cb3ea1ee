import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`extra_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`extra_pages_id\` text(36),
  	\`pages_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`extra_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`extra_pages_id\`) REFERENCES \`extra_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`extra_pages_rels_order_idx\` ON \`extra_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_rels_parent_idx\` ON \`extra_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_rels_path_idx\` ON \`extra_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_rels_extra_pages_id_idx\` ON \`extra_pages_rels\` (\`extra_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`extra_pages_rels_pages_id_idx\` ON \`extra_pages_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_extra_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`extra_pages_id\` text(36),
  	\`pages_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_extra_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`extra_pages_id\`) REFERENCES \`extra_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_rels_order_idx\` ON \`_extra_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_rels_parent_idx\` ON \`_extra_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_rels_path_idx\` ON \`_extra_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_rels_extra_pages_id_idx\` ON \`_extra_pages_v_rels\` (\`extra_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_rels_pages_id_idx\` ON \`_extra_pages_v_rels\` (\`pages_id\`);`)
  await db.run(sql`ALTER TABLE \`extra_pages\` ADD \`language\` text;`)
  await db.run(sql`CREATE INDEX \`extra_pages_language_idx\` ON \`extra_pages\` (\`language\`);`)
  await db.run(sql`ALTER TABLE \`_extra_pages_v\` ADD \`version_language\` text;`)
  await db.run(sql`CREATE INDEX \`_extra_pages_v_version_version_language_idx\` ON \`_extra_pages_v\` (\`version_language\`);`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`conditions\` ADD \`translation_of_id\` text(36) REFERENCES conditions(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`conditions_language_idx\` ON \`conditions\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`conditions_translation_of_idx\` ON \`conditions\` (\`translation_of_id\`);`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_conditions_v\` ADD \`version_translation_of_id\` text(36) REFERENCES conditions(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_language_idx\` ON \`_conditions_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_translation_of_idx\` ON \`_conditions_v\` (\`version_translation_of_id\`);`)
  await db.run(sql`ALTER TABLE \`therapies\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`therapies\` ADD \`translation_of_id\` text(36) REFERENCES therapies(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`therapies_language_idx\` ON \`therapies\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`therapies_translation_of_idx\` ON \`therapies\` (\`translation_of_id\`);`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_therapies_v\` ADD \`version_translation_of_id\` text(36) REFERENCES therapies(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_language_idx\` ON \`_therapies_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_translation_of_idx\` ON \`_therapies_v\` (\`version_translation_of_id\`);`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`translation_of_id\` text(36) REFERENCES blog(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`blog_language_idx\` ON \`blog\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`blog_translation_of_idx\` ON \`blog\` (\`translation_of_id\`);`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_translation_of_id\` text(36) REFERENCES blog(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_language_idx\` ON \`_blog_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_translation_of_idx\` ON \`_blog_v\` (\`version_translation_of_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`extra_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_extra_pages_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_conditions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`heading1\` text,
  	\`text1\` text,
  	\`symptoms\` text,
  	\`treatments\` text,
  	\`at_glance_what_it_is\` text,
  	\`at_glance_who_is_affected\` text,
  	\`at_glance_what_helps\` text,
  	\`at_glance_help_today\` text,
  	\`last_change_changed_on\` text,
  	\`last_change_note\` text,
  	\`review_author_id\` text(36),
  	\`review_reviewer_id\` text(36),
  	\`review_reviewed_on\` text,
  	\`review_next_review_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical_url\` text,
  	\`seo_robots_index\` integer DEFAULT true,
  	\`seo_robots_follow\` integer DEFAULT true,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_description\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_site_name\` text,
  	\`seo_open_graph_image_id\` text(36),
  	\`seo_twitter_card\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` text(36),
  	\`seo_structured_data\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`changed_by\` text,
  	\`is_demo\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_conditions\`("id", "title", "summary", "heading1", "text1", "symptoms", "treatments", "at_glance_what_it_is", "at_glance_who_is_affected", "at_glance_what_helps", "at_glance_help_today", "last_change_changed_on", "last_change_note", "review_author_id", "review_reviewer_id", "review_reviewed_on", "review_next_review_on", "seo_title", "seo_description", "seo_canonical_url", "seo_robots_index", "seo_robots_follow", "seo_open_graph_title", "seo_open_graph_description", "seo_open_graph_url", "seo_open_graph_type", "seo_open_graph_site_name", "seo_open_graph_image_id", "seo_twitter_card", "seo_twitter_title", "seo_twitter_description", "seo_twitter_image_id", "seo_structured_data", "slug", "order", "changed_by", "is_demo", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "heading1", "text1", "symptoms", "treatments", "at_glance_what_it_is", "at_glance_who_is_affected", "at_glance_what_helps", "at_glance_help_today", "last_change_changed_on", "last_change_note", "review_author_id", "review_reviewer_id", "review_reviewed_on", "review_next_review_on", "seo_title", "seo_description", "seo_canonical_url", "seo_robots_index", "seo_robots_follow", "seo_open_graph_title", "seo_open_graph_description", "seo_open_graph_url", "seo_open_graph_type", "seo_open_graph_site_name", "seo_open_graph_image_id", "seo_twitter_card", "seo_twitter_title", "seo_twitter_description", "seo_twitter_image_id", "seo_structured_data", "slug", "order", "changed_by", "is_demo", "updated_at", "created_at", "deleted_at", "_status" FROM \`conditions\`;`)
  await db.run(sql`DROP TABLE \`conditions\`;`)
  await db.run(sql`ALTER TABLE \`__new_conditions\` RENAME TO \`conditions\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`conditions_review_review_author_idx\` ON \`conditions\` (\`review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`conditions_review_review_reviewer_idx\` ON \`conditions\` (\`review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`conditions_seo_open_graph_seo_open_graph_image_idx\` ON \`conditions\` (\`seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`conditions_seo_twitter_seo_twitter_image_idx\` ON \`conditions\` (\`seo_twitter_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`conditions_slug_idx\` ON \`conditions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`conditions_updated_at_idx\` ON \`conditions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`conditions_created_at_idx\` ON \`conditions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`conditions_deleted_at_idx\` ON \`conditions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`conditions__status_idx\` ON \`conditions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__conditions_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_heading1\` text,
  	\`version_text1\` text,
  	\`version_symptoms\` text,
  	\`version_treatments\` text,
  	\`version_at_glance_what_it_is\` text,
  	\`version_at_glance_who_is_affected\` text,
  	\`version_at_glance_what_helps\` text,
  	\`version_at_glance_help_today\` text,
  	\`version_last_change_changed_on\` text,
  	\`version_last_change_note\` text,
  	\`version_review_author_id\` text(36),
  	\`version_review_reviewer_id\` text(36),
  	\`version_review_reviewed_on\` text,
  	\`version_review_next_review_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical_url\` text,
  	\`version_seo_robots_index\` integer DEFAULT true,
  	\`version_seo_robots_follow\` integer DEFAULT true,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_site_name\` text,
  	\`version_seo_open_graph_image_id\` text(36),
  	\`version_seo_twitter_card\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` text(36),
  	\`version_seo_structured_data\` text,
  	\`version_slug\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__conditions_v\`("id", "parent_id", "version_title", "version_summary", "version_heading1", "version_text1", "version_symptoms", "version_treatments", "version_at_glance_what_it_is", "version_at_glance_who_is_affected", "version_at_glance_what_helps", "version_at_glance_help_today", "version_last_change_changed_on", "version_last_change_note", "version_review_author_id", "version_review_reviewer_id", "version_review_reviewed_on", "version_review_next_review_on", "version_seo_title", "version_seo_description", "version_seo_canonical_url", "version_seo_robots_index", "version_seo_robots_follow", "version_seo_open_graph_title", "version_seo_open_graph_description", "version_seo_open_graph_url", "version_seo_open_graph_type", "version_seo_open_graph_site_name", "version_seo_open_graph_image_id", "version_seo_twitter_card", "version_seo_twitter_title", "version_seo_twitter_description", "version_seo_twitter_image_id", "version_seo_structured_data", "version_slug", "version_order", "version_changed_by", "version_is_demo", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_summary", "version_heading1", "version_text1", "version_symptoms", "version_treatments", "version_at_glance_what_it_is", "version_at_glance_who_is_affected", "version_at_glance_what_helps", "version_at_glance_help_today", "version_last_change_changed_on", "version_last_change_note", "version_review_author_id", "version_review_reviewer_id", "version_review_reviewed_on", "version_review_next_review_on", "version_seo_title", "version_seo_description", "version_seo_canonical_url", "version_seo_robots_index", "version_seo_robots_follow", "version_seo_open_graph_title", "version_seo_open_graph_description", "version_seo_open_graph_url", "version_seo_open_graph_type", "version_seo_open_graph_site_name", "version_seo_open_graph_image_id", "version_seo_twitter_card", "version_seo_twitter_title", "version_seo_twitter_description", "version_seo_twitter_image_id", "version_seo_structured_data", "version_slug", "version_order", "version_changed_by", "version_is_demo", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_conditions_v\`;`)
  await db.run(sql`DROP TABLE \`_conditions_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__conditions_v\` RENAME TO \`_conditions_v\`;`)
  await db.run(sql`CREATE INDEX \`_conditions_v_parent_idx\` ON \`_conditions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_review_version_review_author_idx\` ON \`_conditions_v\` (\`version_review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_review_version_review_reviewer_idx\` ON \`_conditions_v\` (\`version_review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_seo_open_graph_version_seo_open_gr_idx\` ON \`_conditions_v\` (\`version_seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_seo_twitter_version_seo_twitter_im_idx\` ON \`_conditions_v\` (\`version_seo_twitter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_slug_idx\` ON \`_conditions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_updated_at_idx\` ON \`_conditions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_created_at_idx\` ON \`_conditions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_deleted_at_idx\` ON \`_conditions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version__status_idx\` ON \`_conditions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_created_at_idx\` ON \`_conditions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_updated_at_idx\` ON \`_conditions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_latest_idx\` ON \`_conditions_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_autosave_idx\` ON \`_conditions_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_therapies\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`heading1\` text,
  	\`text1\` text,
  	\`benefits\` text,
  	\`approach\` text,
  	\`review_author_id\` text(36),
  	\`review_reviewer_id\` text(36),
  	\`review_reviewed_on\` text,
  	\`review_next_review_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical_url\` text,
  	\`seo_robots_index\` integer DEFAULT true,
  	\`seo_robots_follow\` integer DEFAULT true,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_description\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_site_name\` text,
  	\`seo_open_graph_image_id\` text(36),
  	\`seo_twitter_card\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` text(36),
  	\`seo_structured_data\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`changed_by\` text,
  	\`is_demo\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_therapies\`("id", "title", "summary", "heading1", "text1", "benefits", "approach", "review_author_id", "review_reviewer_id", "review_reviewed_on", "review_next_review_on", "seo_title", "seo_description", "seo_canonical_url", "seo_robots_index", "seo_robots_follow", "seo_open_graph_title", "seo_open_graph_description", "seo_open_graph_url", "seo_open_graph_type", "seo_open_graph_site_name", "seo_open_graph_image_id", "seo_twitter_card", "seo_twitter_title", "seo_twitter_description", "seo_twitter_image_id", "seo_structured_data", "slug", "order", "changed_by", "is_demo", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "heading1", "text1", "benefits", "approach", "review_author_id", "review_reviewer_id", "review_reviewed_on", "review_next_review_on", "seo_title", "seo_description", "seo_canonical_url", "seo_robots_index", "seo_robots_follow", "seo_open_graph_title", "seo_open_graph_description", "seo_open_graph_url", "seo_open_graph_type", "seo_open_graph_site_name", "seo_open_graph_image_id", "seo_twitter_card", "seo_twitter_title", "seo_twitter_description", "seo_twitter_image_id", "seo_structured_data", "slug", "order", "changed_by", "is_demo", "updated_at", "created_at", "deleted_at", "_status" FROM \`therapies\`;`)
  await db.run(sql`DROP TABLE \`therapies\`;`)
  await db.run(sql`ALTER TABLE \`__new_therapies\` RENAME TO \`therapies\`;`)
  await db.run(sql`CREATE INDEX \`therapies_review_review_author_idx\` ON \`therapies\` (\`review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`therapies_review_review_reviewer_idx\` ON \`therapies\` (\`review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`therapies_seo_open_graph_seo_open_graph_image_idx\` ON \`therapies\` (\`seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`therapies_seo_twitter_seo_twitter_image_idx\` ON \`therapies\` (\`seo_twitter_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`therapies_slug_idx\` ON \`therapies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`therapies_updated_at_idx\` ON \`therapies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`therapies_created_at_idx\` ON \`therapies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`therapies_deleted_at_idx\` ON \`therapies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`therapies__status_idx\` ON \`therapies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__therapies_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_heading1\` text,
  	\`version_text1\` text,
  	\`version_benefits\` text,
  	\`version_approach\` text,
  	\`version_review_author_id\` text(36),
  	\`version_review_reviewer_id\` text(36),
  	\`version_review_reviewed_on\` text,
  	\`version_review_next_review_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical_url\` text,
  	\`version_seo_robots_index\` integer DEFAULT true,
  	\`version_seo_robots_follow\` integer DEFAULT true,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_site_name\` text,
  	\`version_seo_open_graph_image_id\` text(36),
  	\`version_seo_twitter_card\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` text(36),
  	\`version_seo_structured_data\` text,
  	\`version_slug\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__therapies_v\`("id", "parent_id", "version_title", "version_summary", "version_heading1", "version_text1", "version_benefits", "version_approach", "version_review_author_id", "version_review_reviewer_id", "version_review_reviewed_on", "version_review_next_review_on", "version_seo_title", "version_seo_description", "version_seo_canonical_url", "version_seo_robots_index", "version_seo_robots_follow", "version_seo_open_graph_title", "version_seo_open_graph_description", "version_seo_open_graph_url", "version_seo_open_graph_type", "version_seo_open_graph_site_name", "version_seo_open_graph_image_id", "version_seo_twitter_card", "version_seo_twitter_title", "version_seo_twitter_description", "version_seo_twitter_image_id", "version_seo_structured_data", "version_slug", "version_order", "version_changed_by", "version_is_demo", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_summary", "version_heading1", "version_text1", "version_benefits", "version_approach", "version_review_author_id", "version_review_reviewer_id", "version_review_reviewed_on", "version_review_next_review_on", "version_seo_title", "version_seo_description", "version_seo_canonical_url", "version_seo_robots_index", "version_seo_robots_follow", "version_seo_open_graph_title", "version_seo_open_graph_description", "version_seo_open_graph_url", "version_seo_open_graph_type", "version_seo_open_graph_site_name", "version_seo_open_graph_image_id", "version_seo_twitter_card", "version_seo_twitter_title", "version_seo_twitter_description", "version_seo_twitter_image_id", "version_seo_structured_data", "version_slug", "version_order", "version_changed_by", "version_is_demo", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_therapies_v\`;`)
  await db.run(sql`DROP TABLE \`_therapies_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__therapies_v\` RENAME TO \`_therapies_v\`;`)
  await db.run(sql`CREATE INDEX \`_therapies_v_parent_idx\` ON \`_therapies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_review_version_review_author_idx\` ON \`_therapies_v\` (\`version_review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_review_version_review_reviewer_idx\` ON \`_therapies_v\` (\`version_review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_seo_open_graph_version_seo_open_gra_idx\` ON \`_therapies_v\` (\`version_seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_seo_twitter_version_seo_twitter_ima_idx\` ON \`_therapies_v\` (\`version_seo_twitter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_slug_idx\` ON \`_therapies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_updated_at_idx\` ON \`_therapies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_created_at_idx\` ON \`_therapies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_deleted_at_idx\` ON \`_therapies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version__status_idx\` ON \`_therapies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_created_at_idx\` ON \`_therapies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_updated_at_idx\` ON \`_therapies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_latest_idx\` ON \`_therapies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_autosave_idx\` ON \`_therapies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_blog\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`image_id\` text(36),
  	\`content\` text,
  	\`review_author_id\` text(36),
  	\`review_reviewer_id\` text(36),
  	\`review_reviewed_on\` text,
  	\`review_next_review_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical_url\` text,
  	\`seo_robots_index\` integer DEFAULT true,
  	\`seo_robots_follow\` integer DEFAULT true,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_description\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_site_name\` text,
  	\`seo_open_graph_image_id\` text(36),
  	\`seo_twitter_card\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` text(36),
  	\`seo_structured_data\` text,
  	\`slug\` text,
  	\`category\` text,
  	\`featured\` integer DEFAULT false,
  	\`read_time\` numeric,
  	\`published_on\` text,
  	\`changed_by\` text,
  	\`is_demo\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blog\`("id", "title", "excerpt", "image_id", "content", "review_author_id", "review_reviewer_id", "review_reviewed_on", "review_next_review_on", "seo_title", "seo_description", "seo_canonical_url", "seo_robots_index", "seo_robots_follow", "seo_open_graph_title", "seo_open_graph_description", "seo_open_graph_url", "seo_open_graph_type", "seo_open_graph_site_name", "seo_open_graph_image_id", "seo_twitter_card", "seo_twitter_title", "seo_twitter_description", "seo_twitter_image_id", "seo_structured_data", "slug", "category", "featured", "read_time", "published_on", "changed_by", "is_demo", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "excerpt", "image_id", "content", "review_author_id", "review_reviewer_id", "review_reviewed_on", "review_next_review_on", "seo_title", "seo_description", "seo_canonical_url", "seo_robots_index", "seo_robots_follow", "seo_open_graph_title", "seo_open_graph_description", "seo_open_graph_url", "seo_open_graph_type", "seo_open_graph_site_name", "seo_open_graph_image_id", "seo_twitter_card", "seo_twitter_title", "seo_twitter_description", "seo_twitter_image_id", "seo_structured_data", "slug", "category", "featured", "read_time", "published_on", "changed_by", "is_demo", "updated_at", "created_at", "deleted_at", "_status" FROM \`blog\`;`)
  await db.run(sql`DROP TABLE \`blog\`;`)
  await db.run(sql`ALTER TABLE \`__new_blog\` RENAME TO \`blog\`;`)
  await db.run(sql`CREATE INDEX \`blog_image_idx\` ON \`blog\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_review_review_author_idx\` ON \`blog\` (\`review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_review_review_reviewer_idx\` ON \`blog\` (\`review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_seo_open_graph_seo_open_graph_image_idx\` ON \`blog\` (\`seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_seo_twitter_seo_twitter_image_idx\` ON \`blog\` (\`seo_twitter_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_slug_idx\` ON \`blog\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_category_idx\` ON \`blog\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`blog_published_on_idx\` ON \`blog\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`blog_updated_at_idx\` ON \`blog\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_created_at_idx\` ON \`blog\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_deleted_at_idx\` ON \`blog\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blog__status_idx\` ON \`blog\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__blog_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_image_id\` text(36),
  	\`version_content\` text,
  	\`version_review_author_id\` text(36),
  	\`version_review_reviewer_id\` text(36),
  	\`version_review_reviewed_on\` text,
  	\`version_review_next_review_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical_url\` text,
  	\`version_seo_robots_index\` integer DEFAULT true,
  	\`version_seo_robots_follow\` integer DEFAULT true,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_site_name\` text,
  	\`version_seo_open_graph_image_id\` text(36),
  	\`version_seo_twitter_card\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` text(36),
  	\`version_seo_structured_data\` text,
  	\`version_slug\` text,
  	\`version_category\` text,
  	\`version_featured\` integer DEFAULT false,
  	\`version_read_time\` numeric,
  	\`version_published_on\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blog_v\`("id", "parent_id", "version_title", "version_excerpt", "version_image_id", "version_content", "version_review_author_id", "version_review_reviewer_id", "version_review_reviewed_on", "version_review_next_review_on", "version_seo_title", "version_seo_description", "version_seo_canonical_url", "version_seo_robots_index", "version_seo_robots_follow", "version_seo_open_graph_title", "version_seo_open_graph_description", "version_seo_open_graph_url", "version_seo_open_graph_type", "version_seo_open_graph_site_name", "version_seo_open_graph_image_id", "version_seo_twitter_card", "version_seo_twitter_title", "version_seo_twitter_description", "version_seo_twitter_image_id", "version_seo_structured_data", "version_slug", "version_category", "version_featured", "version_read_time", "version_published_on", "version_changed_by", "version_is_demo", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_excerpt", "version_image_id", "version_content", "version_review_author_id", "version_review_reviewer_id", "version_review_reviewed_on", "version_review_next_review_on", "version_seo_title", "version_seo_description", "version_seo_canonical_url", "version_seo_robots_index", "version_seo_robots_follow", "version_seo_open_graph_title", "version_seo_open_graph_description", "version_seo_open_graph_url", "version_seo_open_graph_type", "version_seo_open_graph_site_name", "version_seo_open_graph_image_id", "version_seo_twitter_card", "version_seo_twitter_title", "version_seo_twitter_description", "version_seo_twitter_image_id", "version_seo_structured_data", "version_slug", "version_category", "version_featured", "version_read_time", "version_published_on", "version_changed_by", "version_is_demo", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_blog_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blog_v\` RENAME TO \`_blog_v\`;`)
  await db.run(sql`CREATE INDEX \`_blog_v_parent_idx\` ON \`_blog_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_image_idx\` ON \`_blog_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_review_version_review_author_idx\` ON \`_blog_v\` (\`version_review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_review_version_review_reviewer_idx\` ON \`_blog_v\` (\`version_review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_seo_open_graph_version_seo_open_graph_im_idx\` ON \`_blog_v\` (\`version_seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_seo_twitter_version_seo_twitter_image_idx\` ON \`_blog_v\` (\`version_seo_twitter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_slug_idx\` ON \`_blog_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_category_idx\` ON \`_blog_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_published_on_idx\` ON \`_blog_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_updated_at_idx\` ON \`_blog_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_created_at_idx\` ON \`_blog_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_deleted_at_idx\` ON \`_blog_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version__status_idx\` ON \`_blog_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_created_at_idx\` ON \`_blog_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_updated_at_idx\` ON \`_blog_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_latest_idx\` ON \`_blog_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_autosave_idx\` ON \`_blog_v\` (\`autosave\`);`)
  await db.run(sql`DROP INDEX \`extra_pages_language_idx\`;`)
  await db.run(sql`ALTER TABLE \`extra_pages\` DROP COLUMN \`language\`;`)
  await db.run(sql`DROP INDEX \`_extra_pages_v_version_version_language_idx\`;`)
  await db.run(sql`ALTER TABLE \`_extra_pages_v\` DROP COLUMN \`version_language\`;`)
}
